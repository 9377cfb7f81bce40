package framework;

/**
 * Says in a sentence how the game stands, for a line of a window or of a terminal. It follows the
 * game; {@link #show} is called on whatever thread something happened.
 */
public abstract class StatusLine implements GameListener, BoardListener {

  private GameMaster master;
  private String whoseTurn = "";

  /** Makes a line; it says something as soon as something happens. */
  protected StatusLine() {}

  /** Follows the game and the board of the current table from now on. */
  public final void follow() {
    master = GameMaster.instance();
    Board.instance().addListener(this);
    master.addListener(this);
  }

  /**
   * Shows a sentence in place of the one before.
   *
   * @param sentence what to show
   */
  protected abstract void show(String sentence);

  @Override
  public final void turnBegan(Player player) {
    whoseTurn = player.getName() + " to move";
    show(whoseTurn);
  }

  @Override
  public final void moveRefused(Move move) {
    if (move.getPlayer().getStrategy().takesSelections()) {
      show("That move is not possible. " + whoseTurn);
    }
  }

  @Override
  public final void gameOver(GameOverStatus status) {
    show(ending(status));
  }

  /**
   * Says how a game has ended.
   *
   * @param status the status of a game that is over
   * @return a few words
   */
  public static String ending(GameOverStatus status) {
    Player winner = status.getWinner();
    return winner == null ? "Drawn" : winner.getName() + " wins";
  }

  @Override
  public final void gameOverUndone() {}

  /** Says where one has stepped to; after all other moves it is somebody's turn, or the end. */
  @Override
  public final void movesChanged(int made, int undone, Move last) {
    if (!master.isGameInProgress() && !master.getStatus().isGameOver()) {
      show("After move " + made + " of " + (made + undone));
    }
  }

  @Override
  public final void failed(String what, Throwable trouble) {
    show(failure(what, trouble));
  }

  /**
   * Says that something has failed.
   *
   * @param what who or what failed, in a few words
   * @param trouble what it threw; null if it ended without a move
   * @return the sentence of a {@link CommandFailedException} alone; for all else, what failed and
   *     why
   */
  public static String failure(String what, Throwable trouble) {
    if (trouble instanceof CommandFailedException) {
      return trouble.getMessage();
    }
    if (trouble == null) {
      return what + " failed: no move was made";
    }
    String reason = trouble.getMessage();
    return what + " failed: " + (reason == null ? trouble.toString() : reason);
  }
}
