import framework.*;
import framework.games.quixo.QuixoPicture.Push;
import java.util.*;

/** Looks for lines, on pictures of the board. */
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
		QuixoPicture picture = QuixoPicture.of(Board.instance(), getPlayer());
		List<Push> all = new Vector<Push>(picture.pushes(QuixoPicture.MINE));
		Collections.shuffle(all, random);
		Push choice = null;
		int best = -1;
		for (Push push : all)
		{
			int points = points(picture.after(push, QuixoPicture.MINE));
			if (points > best)
			{
				best = points;
				choice = push;
			}
		}
		Space from = Board.instance().getSpace(choice.fromRow(), choice.fromColumn());
		Space to = Board.instance().getSpace(choice.toRow(), choice.toColumn());
		tryMove(Factory.instance().createMovePieceMove(this, getPlayer(), from.getPiece(), from, to));
	}

	private int points(QuixoPicture p)
	{
		if (p.hasLine(QuixoPicture.OTHER))
			return 0;
		if (p.hasLine(QuixoPicture.MINE))
			return 1000;
		int dangers = 0;
		for (Push answer : p.pushes(QuixoPicture.OTHER))
		{
			QuixoPicture next = p.after(answer, QuixoPicture.OTHER);
			if (next.hasLine(QuixoPicture.OTHER) && !next.hasLine(QuixoPicture.MINE))
				dangers++;
		}
		return 100 - dangers;
	}
}
