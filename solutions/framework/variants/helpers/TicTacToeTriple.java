package framework.games.tictactoe;

import framework.model.Board;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.SpaceListener;
import java.util.ArrayList;
import java.util.List;

/** Three spaces in a line, which keep count of the pieces that stand on them. */
final class TicTacToeTriple implements SpaceListener {

  private final List<Space> spaces = new ArrayList<>();
  private final Player[] owners = new Player[3];
  private int pieces;

  /** Makes a triple; it follows its spaces from now on. */
  TicTacToeTriple(Board board, int row, int column, int down, int right) {
    for (int i = 0; i < 3; i++) {
      Space space = board.getSpace(row + i * down, column + i * right);
      spaces.add(space);
      space.addListener(this);
    }
  }

  @Override
  public void spaceChanged(Space space, Piece piece) {
    int index = spaces.indexOf(space);
    pieces += (piece == null ? 0 : 1) - (owners[index] == null ? 0 : 1);
    owners[index] = piece == null ? null : piece.getPlayer();
  }

  /** Who has all three spaces; null if nobody has. */
  Player winner() {
    boolean alike = owners[0] == owners[1] && owners[1] == owners[2];
    return pieces == 3 && alike ? owners[0] : null;
  }

  /** The three spaces. */
  List<Space> spaces() {
    return spaces;
  }
}
