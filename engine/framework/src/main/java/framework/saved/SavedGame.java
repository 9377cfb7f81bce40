package framework.saved;

import board.model.Cell;
import framework.model.Board;
import framework.model.Move;
import framework.model.Player;
import framework.model.Space;
import framework.play.GameMaster;
import java.util.ArrayList;
import java.util.List;

/**
 * What a file says of a game. It may say so of any game; whether its moves can be made is found out
 * when it is opened.
 *
 * @param game the name of the game, such as {@code Tic-Tac-Toe}
 * @param rows how many rows the board has
 * @param columns how many columns the board has
 * @param players the names of the players, in the order of their turns
 * @param moves the moves, the first one first; each by the spaces that make it
 */
public record SavedGame(
    String game, int rows, int columns, List<String> players, List<List<Cell>> moves) {

  /** Makes a saved game, which can never change. */
  public SavedGame {
    players = List.copyOf(players);
    moves = moves.stream().map(List::copyOf).toList();
  }

  /**
   * Takes down the game that is being played, with the moves after the one that somebody has
   * stepped back to.
   *
   * @param game the name of the game
   * @return the game as it stands
   */
  public static SavedGame ofCurrent(String game) {
    List<List<Cell>> moves = new ArrayList<>();
    for (Move move : GameMaster.instance().getAllMoves()) {
      moves.add(move.getSpaces().stream().map(Space::getCell).toList());
    }
    Board board = Board.instance();
    return new SavedGame(game, board.getRows(), board.getColumns(), playersHere(), moves);
  }

  private static List<String> playersHere() {
    return GameMaster.instance().getPlayers().stream().map(Player::getName).toList();
  }

  /**
   * Goes on with this game in place of the one that is being played.
   *
   * @param name the name of the game that can be played here
   * @throws SavedGameException if it is another game, or a move is against its rules; then nothing
   *     has changed
   */
  public void open(String name) throws SavedGameException {
    if (!game.equals(name)) {
      throw new SavedGameException(
          "This is a game of " + game + ", and here " + name + " is played.");
    }
    Board board = Board.instance();
    if (rows != board.getRows() || columns != board.getColumns()) {
      throw new SavedGameException(
          "The file has a board of "
              + (rows + " x " + columns)
              + (", and here it is " + board.getRows() + " x " + board.getColumns() + "."));
    }
    if (!players.equals(playersHere())) {
      throw new SavedGameException(
          "The file has the players " + players + ", and here they are " + playersHere() + ".");
    }
    int made = GameMaster.instance().openGame(moves);
    if (made < moves.size()) {
      throw new SavedGameException(
          "Move " + (made + 1) + " of the file is against the rules of " + game + ".");
    }
  }
}
