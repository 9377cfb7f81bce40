package boardwright.suites.gametree;

import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.IUndoMove;
import gametree.Move;
import java.util.List;

/** A board on which nobody moves, to be looked at. */
abstract class StillBoard implements IBoardModel {
  /** The moves that are shown as valid. */
  abstract List<Move> moves();

  @Override
  public void reset() {
    throw new UnsupportedOperationException("reset");
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    check.invalidMoveCase();
    return () -> {};
  }

  @Override
  public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    return visitor.noWinnerCase(this, param);
  }

  @Override
  public <P> void map(int player, IBoardLambda<P> lambda, P param) {
    for (Move move : moves()) {
      if (!lambda.apply(this, player, move.row(), move.col(), param)) {
        return;
      }
    }
  }
}
