import framework.model.*;
import java.util.Random;

/** Random. */
public class QuixoRandomStrategy extends Strategy
{
	private Random random;

	/** Constructor. */
	public QuixoRandomStrategy()
	{
		this(new Random());
	}

	/**
	 * Constructor.
	 * @param random chance
	 */
	public QuixoRandomStrategy(Random random)
	{
		super("Random player");
		this.random = random;
	}

	protected void moveHook() throws InterruptedException
	{
		Board board = Board.instance();
		Space from;
		Space to;
		// until it is a move, so that nothing is ever refused
		do
		{
			from = board.getSpace(random.nextInt(5), random.nextInt(5));
			to = board.getSpace(random.nextInt(5), random.nextInt(5));
		}
		while (!from.getPiece().isMoveableBy(getPlayer()) || !from.getPiece().isMoveableTo(to));
		tryMove(board.getFactory().createMovePieceMove(this, getPlayer(), from.getPiece(), from, to));
	}
}
