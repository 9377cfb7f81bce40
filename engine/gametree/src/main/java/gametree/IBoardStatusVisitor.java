package gametree;

/**
 * Something that depends on how a game stands, with one method for each state of a board (Visitor
 * pattern). The board calls exactly the one that belongs to its state.
 *
 * @param <P> what the visitor needs to be told; {@code Void} if nothing
 * @param <R> what the visitor returns; {@code Void} if nothing
 */
public interface IBoardStatusVisitor<P, R> {

  /**
   * Player 0 has won.
   *
   * @param host the board that executes this visitor
   * @param param what was passed to {@link IBoardModel#execute}; null after a move
   */
  R player0WonCase(IBoardModel host, P param);

  /** Player 1 has won; the parameters are those of {@link #player0WonCase}. */
  R player1WonCase(IBoardModel host, P param);

  /** The game is over and nobody has won; the parameters are those of {@link #player0WonCase}. */
  R drawCase(IBoardModel host, P param);

  /** The game goes on; the parameters are those of {@link #player0WonCase}. */
  R noWinnerCase(IBoardModel host, P param);

  /** Returns a visitor that does nothing and returns null in every case. */
  static <P, R> IBoardStatusVisitor<P, R> ignore() {
    return new IBoardStatusVisitor<>() {
      @Override
      public R player0WonCase(IBoardModel host, P param) {
        return null;
      }

      @Override
      public R player1WonCase(IBoardModel host, P param) {
        return null;
      }

      @Override
      public R drawCase(IBoardModel host, P param) {
        return null;
      }

      @Override
      public R noWinnerCase(IBoardModel host, P param) {
        return null;
      }
    };
  }
}
