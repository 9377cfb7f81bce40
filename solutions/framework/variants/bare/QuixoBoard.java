import framework.model.*;
import java.util.*;

/** The board. */
public class QuixoBoard extends Board
{
	private static final int SIZE = 5;

	/**
	 * Constructor.
	 * @throws InvalidSingletonInstantiationException if called by somebody else
	 */
	public QuixoBoard() throws InvalidSingletonInstantiationException
	{
		super(SIZE, SIZE);
	}

	protected void newGameHook(List<Player> players)
	{
		Iterator<Space> it = iterator();
		while (it.hasNext())
			it.next().placePiece(new QuixoPiece(null));
	}

	protected GameOverStatus gameOverHook()
	{
		Vector<Vector<Space>> won = new Vector<Vector<Space>>();
		for (int i = 0; i < SIZE; i++)
		{
			check(i, 0, 0, 1, won);
			check(0, i, 1, 0, won);
		}
		check(0, 0, 1, 1, won);
		check(0, SIZE - 1, 1, -1, won);
		if (won.isEmpty())
			return new GameOverStatus(false, null);
		Player mover = MoveProcessor.instance().getLastMove().getPlayer();
		Vector<Space> best = won.firstElement();
		for (Vector<Space> line : won)
			if (owner(line.firstElement()) != mover)
				best = line;
		return new WinningSpacesGameOverStatus(owner(best.firstElement()), best);
	}

	private void check(int row, int col, int dRow, int dCol, Vector<Vector<Space>> won)
	{
		Vector<Space> line = new Vector<Space>();
		Player p = owner(getSpace(row, col));
		for (int i = 0; i < SIZE; i++)
		{
			Space s = getSpace(row + i * dRow, col + i * dCol);
			if (p == null || owner(s) != p)
				return;
			line.add(s);
		}
		won.add(line);
	}

	private Player owner(Space s)
	{
		if (s.isEmpty())
			return null;
		return s.getPiece().getPlayer();
	}
}
