package framework.games.tictactoe;

import board.model.Cell;
import board.model.LineFinder;
import board.model.Position;
import board.model.Status;
import java.util.ArrayList;
import java.util.List;

/** Tic-Tac-Toe: players put marks on empty spaces in turn, and three in a row win. */
public final class TicTacToePosition implements Position<Cell> {

  private static final int SIZE = 3;
  private static final int SPACES = SIZE * SIZE;

  /** Finds three in a row. */
  static final LineFinder LINES = new LineFinder(SIZE, SIZE, SIZE);

  private static final Cell[] CELLS = new Cell[SPACES];
  private static final long[] BITS = new long[SPACES];

  static {
    for (int i = 0; i < SPACES; i++) {
      CELLS[i] = new Cell(i / SIZE, i % SIZE);
      BITS[i] = LINES.bit(i / SIZE, i % SIZE);
    }
  }

  /** The marks of each player, as {@link LineFinder} counts bits. */
  private final long[] marks = new long[2];

  private final long[] log = new long[SPACES];
  private int made;
  private Status status = Status.OPEN;

  /** Makes the position at the beginning of a game. */
  public TicTacToePosition() {}

  @Override
  public int seats() {
    return marks.length;
  }

  @Override
  public int toMove() {
    return status.isOver() ? NOBODY : made % 2;
  }

  @Override
  public List<Cell> legalMoves() {
    List<Cell> moves = new ArrayList<>(SPACES);
    if (!status.isOver()) {
      long taken = marks[0] | marks[1];
      for (int i = 0; i < SPACES; i++) {
        if ((taken & BITS[i]) == 0) {
          moves.add(CELLS[i]);
        }
      }
    }
    return moves;
  }

  @Override
  public void apply(Cell move) {
    if (status.isOver() || !isIndex(move.row()) || !isIndex(move.column())) {
      throw new IllegalArgumentException("No mark can go to " + move + ".");
    }
    long bit = BITS[move.row() * SIZE + move.column()];
    if (((marks[0] | marks[1]) & bit) != 0) {
      throw new IllegalArgumentException("A mark is on " + move + " already.");
    }
    int mover = made % 2;
    marks[mover] |= bit;
    log[made++] = bit;
    // Only who has moved can have made a line: most moves need no look at the whole board.
    if (made == SPACES || LINES.hasLine(marks[mover])) {
      status = statusOf(marks);
    }
  }

  /**
   * Returns how a game stands: three in a row win, and a full board is drawn.
   *
   * @param marks the marks of each player, as {@link #LINES} counts bits
   */
  static Status statusOf(long... marks) {
    int count = 0;
    for (int seat = 0; seat < marks.length; seat++) {
      if (LINES.hasLine(marks[seat])) {
        return Status.wonBy(seat, LINES.lines(marks[seat]));
      }
      count += Long.bitCount(marks[seat]);
    }
    return count == SPACES ? Status.DRAWN : Status.OPEN;
  }

  private static boolean isIndex(int number) {
    return number >= 0 && number < SIZE;
  }

  @Override
  public void undo() {
    if (made == 0) {
      throw new IllegalStateException("There is no move to undo.");
    }
    made--;
    marks[made % 2] &= ~log[made];
    status = Status.OPEN;
  }

  @Override
  public Status status() {
    return status;
  }

  /**
   * Returns whose mark is on a space.
   *
   * @return a seat; {@link #NOBODY} if the space is empty
   */
  public int owner(Cell cell) {
    long bit = BITS[cell.row() * SIZE + cell.column()];
    return (marks[0] & bit) != 0 ? 0 : (marks[1] & bit) != 0 ? 1 : NOBODY;
  }

  @Override
  public TicTacToePosition copy() {
    TicTacToePosition copy = new TicTacToePosition();
    System.arraycopy(marks, 0, copy.marks, 0, marks.length);
    System.arraycopy(log, 0, copy.log, 0, made);
    copy.made = made;
    copy.status = status;
    return copy;
  }

  /** Writes row and column, such as {@code 0 2}. */
  @Override
  public String write(Cell move) {
    return move.row() + " " + move.column();
  }
}
