package framework.window;

import framework.model.Cell;
import framework.model.Choice;
import framework.model.Position;
import framework.play.ComputerPlayer;
import framework.view.BoardStyle;
import framework.view.Picture;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * What a window needs to know of a game.
 *
 * @param <M> the moves
 */
public interface Game<M> {

  /** Returns the name of the game, which also tells its saved games from others. */
  String name();

  /** Returns the names of the players, in the order of their seats. */
  List<String> seats();

  /** Returns a new position at the beginning of a game. */
  Position<M> begin();

  /**
   * Draws a position. Selection, targets and winning spaces are marked by the window.
   *
   * @param position where the game stands; only to be looked at
   * @param last the last move; null if none was made
   * @return the picture so far
   */
  Picture.Builder draw(Position<M> position, M last);

  /**
   * Returns how a person chooses a move by clicks.
   *
   * @param position where the game stands; only to be looked at
   */
  Choice<M> choice(Position<M> position);

  /**
   * Returns which space a click means. Here: the one that was clicked. A game where a click
   * anywhere in a column means the column's lowest empty space overrides this.
   */
  default Cell clicked(Position<M> position, Cell cell) {
    return cell;
  }

  /** Returns what the board looks like. Here: plain. */
  default BoardStyle style() {
    return BoardStyle.PLAIN;
  }

  /** Returns the computer players by their names. Here: one that moves at random. */
  default Map<String, ComputerPlayer<M>> computers() {
    return Map.of("Random", ComputerPlayer.random(new Random()));
  }

  /**
   * Returns what there is to say of a position in place of whose turn it is. Here: nothing.
   *
   * @return a sentence; empty for none
   */
  default Optional<String> note(Position<M> position) {
    return Optional.empty();
  }

  /** Tells whether the points of the players are shown. Here: no. */
  default boolean hasScore() {
    return false;
  }
}
