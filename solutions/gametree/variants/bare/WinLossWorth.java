/** A win is worth 1, a loss -1, everything else nothing. */
public class WinLossWorth implements IBoardStatusVisitor<Integer, Integer>
{

	@Override
	public Integer player0WonCase(IBoardModel host, Integer player)
	{
		return wonBy(0, player);
	}

	@Override
	public Integer player1WonCase(IBoardModel host, Integer player)
	{
		return wonBy(1, player);
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

	private static int wonBy(int winner, int player)
	{
		if (winner == player)
		{
			return 1;
		}
		return -1;
	}
}
