package framework.model;

/**
 * Whether a game is over, and who has won it. Never changes.
 *
 * <p>A game that has more to say about its end extends this class, as {@link
 * WinningSpacesGameOverStatus} does.
 */
public class GameOverStatus {

  /** The status of every game that is not over. */
  public static final GameOverStatus NOT_OVER = new GameOverStatus(false, null);

  private final boolean gameOver;
  private final Player winner;

  /**
   * Makes a status.
   *
   * @param gameOver whether the game is over
   * @param winner who has won; null if nobody has, be it that the game goes on or that it is drawn
   * @throws IllegalArgumentException if the game goes on, and somebody has won it
   */
  public GameOverStatus(boolean gameOver, Player winner) {
    if (!gameOver && winner != null) {
      throw new IllegalArgumentException(
          "A game that goes on has no winner: not even " + winner.getName() + ".");
    }
    this.gameOver = gameOver;
    this.winner = winner;
  }

  /** Tells whether the game is over. */
  public boolean isGameOver() {
    return gameOver;
  }

  /**
   * Returns who has won.
   *
   * @return the winner; null if the game goes on or is drawn
   */
  public Player getWinner() {
    return winner;
  }
}
