package framework.games.tictactoe;

import framework.model.GameOverStatus;
import java.awt.Color;

/** How a piece looks now: in its own colour, or in that of winners. */
final class TicTacToeLook {

  private final Color own;
  private boolean winner;

  /** Makes a look with this colour. */
  TicTacToeLook(Color own) {
    this.own = own;
  }

  /** Takes note of how the game stands; true if the colour is another one now. */
  boolean follow(GameOverStatus status) {
    boolean changed = winner != status.isGameOver();
    winner = status.isGameOver();
    return changed;
  }

  /** The colour now. */
  Color color() {
    return winner ? Color.MAGENTA : own;
  }
}
