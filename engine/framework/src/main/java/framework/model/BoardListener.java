package framework.model;

/** Notified when a game ends, or goes on after all: an observer of the board. */
public interface BoardListener {

  /**
   * Called when the board was looked at and the game is over, on the thread that looked.
   *
   * @param status who has won, and how
   */
  void gameOver(GameOverStatus status);

  /** Called when a game that was over goes on, because its last move was taken back. */
  void gameOverUndone();
}
