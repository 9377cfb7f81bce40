package framework.games.tictactoe;

import framework.model.Board;
import board.model.Cell;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Three rows of three, with an order of questions in a class above. */
public class TicTacToeBoard extends AskedInTurn {

  /** Numbers only, the same for all boards: they are worked out when they are asked for. */
  private static final Map<Integer, List<Cell>> LINES = new HashMap<>();

  /**
   * Creates the board.
   *
   * @throws InvalidSingletonInstantiationException if it may not be created
   */
  public TicTacToeBoard() throws InvalidSingletonInstantiationException {
    super(3, 8);
  }

  @Override
  List<Space> lineHook(int number) {
    return LINES.computeIfAbsent(number, TicTacToeBoard::cells).stream()
        .map(cell -> getSpace(cell))
        .toList();
  }

  private static List<Cell> cells(int number) {
    return IntStream.range(0, 3)
        .mapToObj(
            i ->
                number < 3
                    ? new Cell(number, i)
                    : number < 6 ? new Cell(i, number - 3) : new Cell(i, number == 6 ? i : 2 - i))
        .toList();
  }

  @Override
  Predicate<Space> ownedHook(Player player) {
    return space -> !space.isEmpty() && space.getPiece().getPlayer() == player;
  }
}

/** Asks for lines in turn; a subclass says which there are. */
abstract class AskedInTurn extends Board {
  private final int lines;

  AskedInTurn(int size, int lines) throws InvalidSingletonInstantiationException {
    super(size, size);
    this.lines = lines;
  }

  abstract List<Space> lineHook(int number);

  abstract Predicate<Space> ownedHook(Player player);

  @Override
  protected final GameOverStatus gameOverHook() {
    for (int number = 0; number < lines; number++) {
      List<Space> line = lineHook(number);
      Piece first = line.get(0).getPiece();
      Player owner = first == null ? null : first.getPlayer();
      if (owner != null && line.stream().allMatch(ownedHook(owner))) {
        return new WinningSpacesGameOverStatus(owner, line);
      }
    }
    return new Drawn(isFull());
  }

  /** A status with equality of its own, which asks for the class. */
  private static final class Drawn extends GameOverStatus {
    Drawn(boolean over) {
      super(over, null);
    }

    @Override
    public boolean equals(Object other) {
      return other != null
          && getClass() == other.getClass()
          && isGameOver() == ((Drawn) other).isGameOver();
    }

    @Override
    public int hashCode() {
      return Objects.hash(isGameOver());
    }
  }
}
