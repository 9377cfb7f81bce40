package framework.games.connectfour;

import board.model.Cell;
import board.model.LineFinder;
import board.model.Position;
import board.model.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Connect Four: players drop discs into columns in turn, and four in a row win. A move is the
 * number of a column, from 0, counted from the left.
 */
public final class ConnectFourPosition implements Position<Integer> {

  /** How many rows the board has. */
  public static final int ROWS = 6;

  /** How many columns the board has. */
  public static final int COLUMNS = 7;

  private static final LineFinder LINES = new LineFinder(ROWS, COLUMNS, 4);

  /** The discs of each player, as {@link LineFinder} counts bits. */
  private final long[] discs = new long[2];

  /** How many discs are in each column. */
  private final int[] heights = new int[COLUMNS];

  private final int[] log = new int[ROWS * COLUMNS];
  private int made;
  private Status status = Status.OPEN;

  /** Makes the position at the beginning of a game. */
  public ConnectFourPosition() {}

  @Override
  public int seats() {
    return discs.length;
  }

  @Override
  public int toMove() {
    return status.isOver() ? NOBODY : made % 2;
  }

  @Override
  public List<Integer> legalMoves() {
    List<Integer> moves = new ArrayList<>(COLUMNS);
    for (int column = 0; column < COLUMNS && !status.isOver(); column++) {
      if (heights[column] < ROWS) {
        moves.add(column);
      }
    }
    return moves;
  }

  @Override
  public Optional<String> refusal(Integer column) {
    if (status.isOver()) {
      return Optional.of("The game is over.");
    } else if (column < 0 || column >= COLUMNS) {
      return Optional.of("There is no column " + column + ".");
    }
    return heights[column] < ROWS
        ? Optional.empty()
        : Optional.of("Column " + column + " is full.");
  }

  @Override
  public void apply(Integer move) {
    int column = move;
    if (status.isOver() || column < 0 || column >= COLUMNS || heights[column] == ROWS) {
      throw new IllegalArgumentException("No disc can be dropped into column " + move + ".");
    }
    int mover = made % 2;
    discs[mover] |= LINES.bit(ROWS - 1 - heights[column], column);
    heights[column]++;
    log[made++] = column;
    if (LINES.hasLine(discs[mover])) {
      status = Status.wonBy(mover, LINES.lines(discs[mover]));
    } else if (made == log.length) {
      status = Status.DRAWN;
    }
  }

  @Override
  public void undo() {
    if (made == 0) {
      throw new IllegalStateException("There is no move to undo.");
    }
    made--;
    int column = log[made];
    heights[column]--;
    discs[made % 2] &= ~LINES.bit(ROWS - 1 - heights[column], column);
    status = Status.OPEN;
  }

  @Override
  public Status status() {
    return status;
  }

  /**
   * Returns whose disc is on a space.
   *
   * @return a seat; {@link #NOBODY} if the space is empty
   */
  public int owner(Cell cell) {
    long bit = LINES.bit(cell.row(), cell.column());
    return (discs[0] & bit) != 0 ? 0 : (discs[1] & bit) != 0 ? 1 : NOBODY;
  }

  /**
   * Returns where a disc would land.
   *
   * @param column from 0, counted from the left
   * @return the lowest empty space; empty if the column is full
   */
  public Optional<Cell> landing(int column) {
    return heights[column] == ROWS
        ? Optional.empty()
        : Optional.of(new Cell(ROWS - 1 - heights[column], column));
  }

  @Override
  public ConnectFourPosition copy() {
    ConnectFourPosition copy = new ConnectFourPosition();
    System.arraycopy(discs, 0, copy.discs, 0, discs.length);
    System.arraycopy(heights, 0, copy.heights, 0, COLUMNS);
    System.arraycopy(log, 0, copy.log, 0, made);
    copy.made = made;
    copy.status = status;
    return copy;
  }

  /** Writes the number of the column. */
  @Override
  public String write(Integer move) {
    return move.toString();
  }
}
