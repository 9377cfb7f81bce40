/** Remembers the move with the least value. */
public class MinAccumulator extends AAccumulator
{

	/** Creates an accumulator, whose value no move can exceed. */
	public MinAccumulator()
	{
		super(Integer.MAX_VALUE);
	}

	@Override
	public void updateBest(int row, int col, int value)
	{
		if (getMove() != null && getValue() <= value)
		{
			return;
		}
		setBest(row, col, value);
	}

	@Override
	public AAccumulator makeOpposite()
	{
		return new MaxAccumulator();
	}
}
