package gametree;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects moves. */
public class MoveCollector implements IBoardLambda<List<Move>> {

  @Override
  public boolean apply(IBoardModel host, int player, int row, int col, List<Move> moves) {
    moves.add(row < 0 ? Move.PASS : new Move(row, col));
    return true;
  }

  @Override
  public void noApply(IBoardModel host, int player, List<Move> moves) {}

  /** Numbers the moves first. */
  public static List<Move> collect(IBoardModel board, int player) {
    Map<Integer, Move> numbered = new LinkedHashMap<>();
    board.map(
        player,
        new ACollector<Map<Integer, Move>>() {
          @Override
          void take(Move move, Map<Integer, Move> to) {
            to.put(to.size(), move);
          }
        },
        numbered);
    return new ArrayList<>(ACollector.copy(List.copyOf(numbered.values())));
  }
}
