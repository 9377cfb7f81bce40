package framework.model;

import java.util.List;

/**
 * Makes the objects of the model of one game: its players, strategies, spaces and moves.
 *
 * <p>Pattern <em>Abstract Factory</em>, as far as the model knows it. The factory of a game also
 * makes the views, but a board that asks it for a space need not know that: it depends on this
 * interface, and the class that makes both is in a package above. Pattern <em>Factory Method</em>:
 * each {@code create…} method is one.
 */
public interface ModelFactory {

  /**
   * Makes the players.
   *
   * @return new players, in the order of their turns; without strategies
   */
  List<Player> createPlayers();

  /**
   * Makes one strategy of each kind, for people to choose from. Every player begins with the first.
   *
   * @return new strategies, which belong to nobody
   */
  List<Strategy> createPrototypeStrategies();

  /**
   * Makes a space of the board.
   *
   * @param row the row, from 0, counted from the top
   * @param column the column, from 0, counted from the left
   * @return a new, empty space
   */
  Space createSpace(int row, int column);

  /**
   * Makes a move that puts a new piece on the board.
   *
   * @param controller notified if the move is rejected; not null
   * @param piece a piece of the player who moves; not null
   * @param space the space that was chosen; not null
   * @return a new move
   */
  Move createNewPieceMove(MoveController controller, Piece piece, Space space);

  /**
   * Makes a move that takes a piece from one space to another.
   *
   * @param controller notified if the move is rejected; not null
   * @param player who moves; not null
   * @param piece the piece; null if there is none
   * @param from where it stands; not null
   * @param to where it goes; not null
   * @return a new move
   */
  Move createMovePieceMove(
      MoveController controller, Player player, Piece piece, Space from, Space to);

  /**
   * Makes a move out of the spaces by which it is chosen, see {@link Move#getSpaces}.
   *
   * @param controller notified if the move is rejected; not null
   * @param player who moves; not null
   * @param spaces the spaces, in order; not null
   * @return a new move; null if the player has no such moves
   */
  Move createMove(MoveController controller, Player player, List<Space> spaces);

  /**
   * Returns the letter that stands for a piece in a terminal.
   *
   * @param piece the piece; not null
   * @return one letter
   */
  char letterOf(Piece piece);
}
