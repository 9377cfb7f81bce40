import framework.games.quixo.QuixoPosition.Push;
import framework.model.*;
import board.model.Cell;
import framework.play.*;
import java.util.*;

/** Looks for lines, on a copy of the board. */
public class QuixoLineStrategy extends Strategy
{
	private Random random;

	/** Constructor. */
	public QuixoLineStrategy()
	{
		this(new Random());
	}

	/**
	 * Constructor.
	 * @param random chance
	 */
	public QuixoLineStrategy(Random random)
	{
		super("Line player");
		this.random = random;
	}

	protected void moveHook() throws InterruptedException
	{
		QuixoPosition position = new QuixoPosition(Board.instance().getRows());
		for (Space space : Board.instance())
		{
			Player owner = space.getPiece().getPlayer();
			if (owner != null)
				position.setOwner(new Cell(space.getRow(), space.getColumn()), owner == getPlayer() ? 0 : 1);
		}
		List<Push> all = new Vector<Push>(position.legalMoves());
		Collections.shuffle(all, random);
		Push choice = null;
		int best = -1;
		for (Push push : all)
		{
			position.apply(push);
			int points = points(position);
			position.undo();
			if (points > best)
			{
				best = points;
				choice = push;
			}
		}
		Space from = Board.instance().getSpace(choice.from().row(), choice.from().column());
		Space to = Board.instance().getSpace(choice.to().row(), choice.to().column());
		tryMove(Factory.instance().createMovePieceMove(this, getPlayer(), from.getPiece(), from, to));
	}

	private int points(QuixoPosition p)
	{
		if (p.status().isOver())
			return p.status().winner() == 0 ? 1000 : 0;
		int dangers = 0;
		for (Push answer : p.legalMoves())
		{
			p.apply(answer);
			if (p.status().winner() == 1)
				dangers++;
			p.undo();
		}
		return 100 - dangers;
	}
}
