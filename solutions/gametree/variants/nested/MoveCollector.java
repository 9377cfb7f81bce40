package gametree;

import java.util.LinkedList;
import java.util.List;

/** Collects moves. */
public class MoveCollector implements IBoardLambda<List<Move>> {

  @Override
  public boolean apply(IBoardModel host, int player, int row, int col, List<Move> moves) {
    if (row == -1) {
      moves.add(0, Move.PASS);
    } else {
      moves.add(0, new Move(row, col));
    }
    return true;
  }

  @Override
  public void noApply(IBoardModel host, int player, List<Move> moves) {}

  /** Collects all, by a lambda of its own. */
  public static List<Move> collect(IBoardModel board, int player) {
    LinkedList<Move> found = new LinkedList<>();
    board.map(
        player,
        new IBoardLambda<Object>() {
          @Override
          public boolean apply(IBoardModel host, int who, int row, int col, Object none) {
            found.addFirst(new Move(row, col));
            return true;
          }

          @Override
          public void noApply(IBoardModel host, int who, Object none) {}
        },
        null);
    return found;
  }
}
