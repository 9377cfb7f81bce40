package gametree;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Collects moves. */
public class MoveCollector implements IBoardLambda<List<Move>> {

  /** Creates a collector. */
  public MoveCollector() {}

  @Override
  public boolean apply(IBoardModel host, int player, int row, int col, List<Move> moves) {
    return moves.add(new Move(row, col));
  }

  @Override
  public void noApply(IBoardModel host, int player, List<Move> moves) {
    Objects.requireNonNull(moves);
  }

  /** Collects the moves of a player. */
  public static List<Move> collect(IBoardModel board, int player) {
    List<Move> moves = new ArrayList<>(board.getRows() * board.getColumns());
    board.map(player, new MoveCollector(), moves);
    return new ArrayList<>(moves);
  }
}
