package framework.games.tictactoe;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.ArrayList;
import java.util.List;

/** The board, row by row and column by column. */
public class TicTacToeBoard extends Board {

  /**
   * Makes the board.
   *
   * @throws InvalidSingletonInstantiationException if it is made by anybody but the framework
   */
  public TicTacToeBoard() throws InvalidSingletonInstantiationException {
    super(3, 3);
  }

  @Override
  protected GameOverStatus gameOverHook() {
    for (int row = 0; row < 3; row++) {
      if (owner(row, 0) != null && owner(row, 0) == owner(row, 1) && owner(row, 1) == owner(row, 2)) {
        return won(new int[][] {{row, 0}, {row, 1}, {row, 2}});
      }
    }
    for (int column = 0; column < 3; column++) {
      if (owner(0, column) != null
          && owner(0, column) == owner(1, column)
          && owner(1, column) == owner(2, column)) {
        return won(new int[][] {{0, column}, {1, column}, {2, column}});
      }
    }
    Player middle = owner(1, 1);
    if (middle != null && middle == owner(0, 0) && middle == owner(2, 2)) {
      return won(new int[][] {{0, 0}, {1, 1}, {2, 2}});
    }
    if (middle != null && middle == owner(0, 2) && middle == owner(2, 0)) {
      return won(new int[][] {{0, 2}, {1, 1}, {2, 0}});
    }
    int pieces = 0;
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        if (owner(row, column) != null) {
          pieces = pieces + 1;
        }
      }
    }
    if (pieces == 9) {
      return new GameOverStatus(true, null);
    }
    return GameOverStatus.NOT_OVER;
  }

  private Player owner(int row, int column) {
    Space space = getSpace(row, column);
    if (space.getPiece() == null) {
      return null;
    }
    return space.getPiece().getPlayer();
  }

  private GameOverStatus won(int[][] places) {
    List<Space> spaces = new ArrayList<Space>();
    for (int i = 0; i < places.length; i++) {
      spaces.add(getSpace(places[i][0], places[i][1]));
    }
    return new WinningSpacesGameOverStatus(owner(places[0][0], places[0][1]), spaces);
  }
}
