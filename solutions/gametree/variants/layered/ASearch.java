package gametree;

/** What searches have in common: they try each move of a map. */
abstract class ASearch implements INextMoveStrategy {

  private final IBoardStatusVisitor<Integer, Integer> worth;
  private final int depth;

  ASearch(IBoardStatusVisitor<Integer, Integer> worth, int depth) {
    this.worth = worth;
    this.depth = depth;
  }

  @Override
  public Move getNextMove(IBoardModel board, int player) {
    return search(board, player).getMove();
  }

  /** Searches. */
  public AAccumulator search(IBoardModel board, int player) {
    return level(board, player, player, depth, start());
  }

  abstract AAccumulator start();

  abstract boolean goesOn(AAccumulator best);

  private AAccumulator level(
      IBoardModel board, int next, int me, int left, AAccumulator accumulator) {
    board.map(
        next,
        new IBoardLambda<AAccumulator>() {
          @Override
          public boolean apply(IBoardModel host, int player, int row, int col, AAccumulator best) {
            IUndoMove undo =
                host.makeMove(
                    row, col, player, ICheckMoveVisitor.IGNORE, IBoardStatusVisitor.ignore());
            boolean ends = left == 1 || IsGameOver.on(host);
            int value =
                ends
                    ? host.execute(worth, me)
                    : level(host, 1 - player, me, left - 1, best.makeOpposite()).getValue();
            undo.undo();
            best.updateBest(row, col, value);
            return goesOn(best);
          }

          @Override
          public void noApply(IBoardModel host, int player, AAccumulator best) {}
        },
        accumulator);
    return accumulator;
  }
}
