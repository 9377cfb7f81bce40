package gametree;

import java.util.ArrayList;
import java.util.List;

/** Collects all valid moves in the list that is passed to {@code map}. */
public class MoveCollector implements IBoardLambda<List<Move>> {

  /** Creates a lambda that collects. */
  public MoveCollector() {}

  /** Adds the move to the list, and goes on to the next one. */
  @Override
  public boolean apply(IBoardModel host, int player, int row, int col, List<Move> moves) {
    return moves.add(new Move(row, col));
  }

  /** Adds nothing: a finished game has no moves. */
  @Override
  public void noApply(IBoardModel host, int player, List<Move> moves) {
    // A finished game has no moves to collect.
  }

  /**
   * Returns the valid moves of a player.
   *
   * @param board not null
   * @param player 0 or 1
   * @return a new list, empty if the game is over
   */
  public static List<Move> collect(IBoardModel board, int player) {
    List<Move> moves = new ArrayList<>();
    board.map(player, new MoveCollector(), moves);
    return moves;
  }
}
