package framework.play;

import framework.model.GameOverStatus;
import framework.model.Move;
import framework.model.Player;

/**
 * Says in a sentence how the game stands, for a line of a window or of a terminal. It follows the
 * game; {@link #show} is called on whatever thread something happened.
 */
public abstract class StatusLine implements GameListener {

  private GameMaster master;

  /** Makes a line; it says something as soon as something happens. */
  protected StatusLine() {}

  /**
   * Follows a game from now on.
   *
   * @param game who leads it; not null
   */
  public final void follow(GameMaster game) {
    master = game;
    game.addListener(this);
  }

  /**
   * Shows a sentence in place of the one before.
   *
   * @param sentence what to show
   */
  protected abstract void show(String sentence);

  @Override
  public final void turnBegan(Player player) {
    show(howItStands(master));
  }

  @Override
  public final void movesChanged(int made, int undone, Move last) {
    show(howItStands(master));
  }

  @Override
  public final void moveRefused(Move move, String reason) {
    show(reason + " " + howItStands(master));
  }

  /**
   * Says how a game stands.
   *
   * @param master who leads it; not null
   * @return whose turn it is, who has won, or where somebody has stepped to
   */
  public static String howItStands(GameMaster master) {
    return master
        .getMatch()
        .ask(
            position -> {
              Player player = master.getCurrentPlayer();
              if (player != null) {
                return player.getName() + " to move";
              }
              if (master.getStatus().isGameOver()) {
                return ending(master.getStatus());
              }
              if (!master.isGameBegun()) {
                return "No game is played. Begin a new one.";
              }
              int made = master.getMatch().moves().size();
              return "After move " + made + " of " + master.getMatch().allMoves().size();
            });
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
