package framework.games.quixo;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.ArrayList;
import java.util.List;

/** Five rows and five columns of cubes. Whoever has a line of five wins. */
public class QuixoBoard extends Board {

  private static final int SIZE = 5;

  /** The twelve lines: rows, columns and diagonals. */
  private final List<List<Space>> lines = new ArrayList<>();

  /**
   * Makes the board, for {@link Board#instance}.
   *
   * @throws InvalidSingletonInstantiationException if somebody else tries to
   */
  public QuixoBoard() throws InvalidSingletonInstantiationException {
    super(SIZE, SIZE);
    for (int i = 0; i < SIZE; i++) {
      addLine(i, 0, 0, 1);
      addLine(0, i, 1, 0);
    }
    addLine(0, 0, 1, 1);
    addLine(SIZE - 1, 0, -1, 1);
  }

  private void addLine(int row, int column, int down, int right) {
    List<Space> line = new ArrayList<>();
    for (int i = 0; i < SIZE; i++) {
      line.add(getSpace(row + i * down, column + i * right));
    }
    lines.add(line);
  }

  @Override
  protected void newGameHook(List<Player> players) {
    for (Space space : this) {
      space.placePiece(new QuixoPiece(null));
    }
  }

  @Override
  protected GameOverStatus gameOverHook() {
    List<Space> lineOfMover = null;
    for (List<Space> line : lines) {
      Player owner = ownerOf(line);
      if (owner != null) {
        if (owner != getLastMove().getPlayer()) {
          // A line for the other player counts more than one's own.
          return new WinningSpacesGameOverStatus(owner, line);
        }
        lineOfMover = line;
      }
    }
    return lineOfMover == null
        ? GameOverStatus.NOT_OVER
        : new WinningSpacesGameOverStatus(ownerOf(lineOfMover), lineOfMover);
  }

  /** Returns who has all five cubes of a line; null if nobody has. */
  private static Player ownerOf(List<Space> line) {
    Player owner = ownerOf(line.get(0));
    for (Space space : line) {
      if (ownerOf(space) != owner) {
        return null;
      }
    }
    return owner;
  }

  private static Player ownerOf(Space space) {
    Piece cube = space.getPiece();
    return cube == null ? null : cube.getPlayer();
  }
}
