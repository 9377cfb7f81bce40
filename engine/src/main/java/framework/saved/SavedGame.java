package framework.saved;

import framework.Board;
import framework.GameMaster;
import framework.Move;
import framework.Player;
import framework.Space;
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
    String game, int rows, int columns, List<String> players, List<List<Position>> moves) {

  /**
   * Where a space lies.
   *
   * @param row from 0, counted from the top
   * @param column from 0, counted from the left
   */
  public record Position(int row, int column) {}

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
    List<List<Position>> moves = new ArrayList<>();
    for (Move move : GameMaster.instance().getAllMoves()) {
      List<Position> spaces = new ArrayList<>();
      for (Space space : move.getSpaces()) {
        spaces.add(new Position(space.getRow(), space.getColumn()));
      }
      moves.add(spaces);
    }
    Board board = Board.instance();
    List<String> players =
        GameMaster.instance().getPlayers().stream().map(Player::getName).toList();
    return new SavedGame(game, board.getRows(), board.getColumns(), players, moves);
  }
}
