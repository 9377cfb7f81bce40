package framework.games.tictactoe;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.ArrayList;
import java.util.List;

/**
 * The board of Tic-Tac-Toe: three rows, three columns, empty at first.
 *
 * <p>The eight lines are put together once; whether one is complete is looked up on the board
 * whenever somebody asks.
 */
public class TicTacToeBoard extends Board {

  private static final int SIZE = 3;

  private final List<List<Space>> lines = new ArrayList<>();

  /**
   * Makes the board, for {@code Board.instance()}.
   *
   * @throws InvalidSingletonInstantiationException if anybody else makes one
   */
  public TicTacToeBoard() throws InvalidSingletonInstantiationException {
    super(SIZE, SIZE);
    for (int i = 0; i < SIZE; i++) {
      lines.add(line(i, 0, 0, 1));
      lines.add(line(0, i, 1, 0));
    }
    lines.add(line(0, 0, 1, 1));
    lines.add(line(0, SIZE - 1, 1, -1));
  }

  /** The spaces from one on, with these steps down and to the right. */
  private List<Space> line(int row, int column, int down, int right) {
    List<Space> line = new ArrayList<>();
    for (int i = 0; i < SIZE; i++) {
      line.add(getSpace(row + i * down, column + i * right));
    }
    return line;
  }

  @Override
  protected GameOverStatus gameOverHook() {
    for (List<Space> line : lines) {
      Player owner = ownerOf(line);
      if (owner != null) {
        return new WinningSpacesGameOverStatus(owner, line);
      }
    }
    return new GameOverStatus(isFull(), null);
  }

  /** Who has all spaces of a line; null if nobody does. */
  private static Player ownerOf(List<Space> line) {
    Player owner = null;
    for (Space space : line) {
      Piece piece = space.getPiece();
      if (piece == null || (owner != null && piece.getPlayer() != owner)) {
        return null;
      }
      owner = piece.getPlayer();
    }
    return owner;
  }
}
