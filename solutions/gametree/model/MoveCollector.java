package gametree;

import java.util.ArrayList;
import java.util.List;

/** A lambda that adds each move to a list. */
public class MoveCollector implements IBoardLambda<List<Move>> {

  /** Creates a collector; the list is passed with each move. */
  public MoveCollector() {}

  @Override
  public boolean apply(IBoardModel host, int player, int row, int col, List<Move> moves) {
    moves.add(new Move(row, col));
    return true;
  }

  @Override
  public void noApply(IBoardModel host, int player, List<Move> moves) {
    // no move, no entry
  }

  /**
   * Lists the valid moves of a player.
   *
   * @param board any board
   * @param player 0 or 1
   * @return a new list
   */
  public static List<Move> collect(IBoardModel board, int player) {
    List<Move> moves = new ArrayList<>();
    board.map(player, new MoveCollector(), moves);
    return moves;
  }
}
