package gametree;

/**
 * Looks at every line of play, and picks the move after which even the best opponent can do least
 * harm: the min-max principle. It plays every game: to the end where that can be awaited, as in
 * Tic-Tac-Toe, and with a limited depth elsewhere.
 */
public class MinMax implements INextMoveStrategy {
  // It has no loop, since going over moves is the board's business, and no game in it, since it
  // knows boards, and what they are worth, only by their interfaces.

  private final IBoardStatusVisitor<Integer, Integer> worth;
  private final int depth;

  /**
   * Creates a strategy that looks ahead to the end of the game.
   *
   * @param worth returns what a board is worth to the player whose number it is passed; not null
   */
  public MinMax(IBoardStatusVisitor<Integer, Integer> worth) {
    this(worth, Integer.MAX_VALUE);
  }

  /**
   * Creates a strategy that looks some moves ahead. What an open game is worth at that distance,
   * {@code worth.noWinnerCase} says.
   *
   * @param worth returns what a board is worth to the player whose number it is passed; not null
   * @param depth the number of moves, at least 1; a move of each player counts as two
   */
  public MinMax(IBoardStatusVisitor<Integer, Integer> worth, int depth) {
    this.worth = worth;
    this.depth = depth;
  }

  @Override
  public Move getNextMove(IBoardModel board, int player) {
    return search(board, player).getMove();
  }

  /**
   * Searches the tree of all lines of play.
   *
   * @param board may be changed during the search, but is as before when this returns
   * @param player 0 or 1: who is to move
   * @return the best move and its value; no move if the game is over
   */
  public AAccumulator search(IBoardModel board, int player) {
    AAccumulator acc = new MaxAccumulator();
    board.map(player, tryMoves(player, depth), acc);
    return acc;
  }

  /** Makes each move, finds out its value, and takes it back. */
  private IBoardLambda<AAccumulator> tryMoves(int searcher, int depthLeft) {
    return new IBoardLambda<>() {
      @Override
      public boolean apply(IBoardModel host, int player, int row, int col, AAccumulator acc) {
        IUndoMove move =
            host.makeMove(
                row,
                col,
                player,
                ICheckMoveVisitor.IGNORE,
                new IBoardStatusVisitor<Void, Void>() {
                  @Override
                  public Void player0WonCase(IBoardModel board, Void nothing) {
                    acc.updateBest(row, col, worth.player0WonCase(board, searcher));
                    return null;
                  }

                  @Override
                  public Void player1WonCase(IBoardModel board, Void nothing) {
                    acc.updateBest(row, col, worth.player1WonCase(board, searcher));
                    return null;
                  }

                  @Override
                  public Void drawCase(IBoardModel board, Void nothing) {
                    acc.updateBest(row, col, worth.drawCase(board, searcher));
                    return null;
                  }

                  @Override
                  public Void noWinnerCase(IBoardModel board, Void nothing) {
                    acc.updateBest(row, col, valueOfOpen(board, 1 - player, acc));
                    return null;
                  }
                });
        move.undo();
        return true;
      }

      /** The other player moves next, and picks what is best for that player. */
      private int valueOfOpen(IBoardModel board, int next, AAccumulator acc) {
        if (depthLeft == 1) {
          return worth.noWinnerCase(board, searcher);
        }
        AAccumulator nextAcc = acc.makeOpposite();
        board.map(next, tryMoves(searcher, depthLeft - 1), nextAcc);
        return nextAcc.getValue();
      }

      @Override
      public void noApply(IBoardModel host, int player, AAccumulator acc) {
        // A finished game has no next move.
      }
    };
  }
}
