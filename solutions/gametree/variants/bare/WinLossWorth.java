/** A win is worth 1, a loss -1, everything else nothing. */
public class WinLossWorth implements IBoardStatusVisitor<Integer, Integer>
{

	/** For each winner, what that is worth to each player. */
	private static final int[][] WORTHS = {{1, -1}, {-1, 1}};

	@Override
	public Integer player0WonCase(IBoardModel host, Integer player)
	{
		return WORTHS[0][player];
	}

	@Override
	public Integer player1WonCase(IBoardModel host, Integer player)
	{
		return WORTHS[1][player];
	}

	@Override
	public Integer drawCase(IBoardModel host, Integer player)
	{
		return 0;
	}

	@Override
	public Integer noWinnerCase(IBoardModel host, Integer player)
	{
		return 0;
	}
}
