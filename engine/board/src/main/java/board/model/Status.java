package board.model;

import java.util.List;

/**
 * Whether a game is over, and who has won it.
 *
 * @param isOver whether it is
 * @param winner the seat of who has won; {@link Position#NOBODY} if the game goes on or is drawn
 * @param winningCells where the pieces are that have won, such as three in a row; often empty
 */
public record Status(boolean isOver, int winner, List<Cell> winningCells) {

  /** The status of a game that goes on. */
  public static final Status OPEN = new Status(false, Position.NOBODY, List.of());

  /** The status of a game that nobody has won. */
  public static final Status DRAWN = new Status(true, Position.NOBODY, List.of());

  /**
   * Makes a status.
   *
   * @throws IllegalArgumentException if somebody has won a game that goes on
   */
  public Status {
    if (!isOver && winner != Position.NOBODY) {
      throw new IllegalArgumentException("Nobody has won a game that goes on.");
    }
    winningCells = List.copyOf(winningCells);
  }

  /** Returns the status of a game that somebody has won. */
  public static Status wonBy(int seat, List<Cell> winningCells) {
    return new Status(true, seat, winningCells);
  }
}
