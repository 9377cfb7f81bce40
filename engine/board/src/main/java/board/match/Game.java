package board.match;

import board.model.Cell;
import board.model.Choice;
import board.model.Position;
import board.picture.BoardStyle;
import board.picture.Occupant;
import board.picture.Picture;
import board.players.ComputerPlayer;
import board.players.SeatOptions;
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
   * @return the picture as it is now
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

  /**
   * Returns the computer players by the words for them, the weakest first. Here: one that moves at
   * random, called easy.
   */
  default Map<String, ComputerPlayer<M>> computers() {
    return Map.of(SeatOptions.LEVELS.get(0), ComputerPlayer.random(new Random()));
  }

  /**
   * Returns what there is to say of a position in place of whose turn it is. Here: nothing.
   *
   * @return a sentence; empty for none
   */
  default Optional<String> note(Position<M> position) {
    return Optional.empty();
  }

  /** Returns a piece of a player, which stands beside the player's name. Here: a plain one. */
  default Occupant token(int seat) {
    return new Occupant(seat, "piece", seats().get(seat).substring(0, 1));
  }

  /**
   * Returns what a player has captured. Here: nothing.
   *
   * @param position where the game stands; only to be looked at
   */
  default List<Occupant> captured(Position<M> position, int seat) {
    return List.of();
  }

  /** Returns in some lines how the game is played with a mouse. Here: by clicks on spaces. */
  default String help() {
    return """
    Click a space to play there. Where a piece moves, click it first and then its target.
    Click a move in the list to go back to it; a move that you make goes on from there.\
    """;
  }

  /** Tells whether the points of the players are shown. Here: no. */
  default boolean hasScore() {
    return false;
  }
}
