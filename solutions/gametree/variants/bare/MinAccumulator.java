/** Remembers the move with the least value. */
public class MinAccumulator extends AAccumulator
{

	private boolean hasMove;

	/** Creates an accumulator without a move. */
	public MinAccumulator()
	{
		super(0);
	}

	@Override
	public void updateBest(int row, int col, int value)
	{
		if (!hasMove || value < getValue())
		{
			hasMove = true;
			setBest(row, col, value);
		}
	}

	@Override
	public AAccumulator makeOpposite()
	{
		return new MaxAccumulator();
	}
}
