package gametree;

import java.util.List;

/** A lambda that wants all moves. */
abstract class ACollector<P> implements IBoardLambda<P> {

  abstract void take(Move move, P param);

  @Override
  public boolean apply(IBoardModel host, int player, int row, int col, P param) {
    take(new Move(row, col), param);
    return true;
  }

  @Override
  public void noApply(IBoardModel host, int player, P param) {}

  static <T> List<T> copy(List<T> list) {
    return list.stream().toList();
  }
}
