import framework.model.*;
import framework.play.*;
import framework.view.*;
import java.util.*;

/** The factory. */
public class QuixoFactory extends Factory
{
	/**
	 * Constructor.
	 * @throws InvalidSingletonInstantiationException if called by somebody else
	 */
	public QuixoFactory() throws InvalidSingletonInstantiationException
	{
		super();
	}

	/** Makes what the name says. */
	public List<Player> createPlayers()
	{
		Vector<Player> v = new Vector<Player>();
		v.add(new Player("X"));
		v.add(new Player("O"));
		return v;
	}

	/** Makes what the name says. */
	public List<Strategy> createPrototypeStrategies()
	{
		LinkedList<Strategy> list = new LinkedList<Strategy>();
		list.add(new TwoSpaceGuiStrategy());
		list.add(new QuixoRandomStrategy());
		list.add(new QuixoLineStrategy());
		return list;
	}

	/** Makes what the name says. */
	public PieceView createPieceView(Piece piece)
	{
		return new QuixoPieceView(piece);
	}

	/** Makes what the name says. */
	public Move createMovePieceMove(MoveController controller, Player player, Piece piece, Space from, Space to)
	{
		return new QuixoMove(controller, player, piece, from, to);
	}
}
