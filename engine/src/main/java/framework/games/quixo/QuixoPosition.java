package framework.games.quixo;

import framework.model.Cell;
import framework.model.LineFinder;
import framework.model.Position;
import framework.model.Status;
import java.util.ArrayList;
import java.util.List;

/**
 * Quixo: players take cubes from the rim, turn their marks up, and push the cubes in again at
 * another end of the row or column. A line wins; who makes one for the other player, even together
 * with one of their own, loses.
 */
public final class QuixoPosition implements Position<QuixoPosition.Push> {

  /**
   * One move.
   *
   * @param from where the cube is taken
   * @param to where it is pushed in
   */
  public record Push(Cell from, Cell to) {}

  /** How the board was before a move. */
  private record Before(long first, long second, Status status) {}

  private final int size;
  private final LineFinder lines;

  /** The cubes with each player's mark on top; all others are blank. */
  private final long[] marks = new long[2];

  private final List<Before> log = new ArrayList<>();
  private int toMove;
  private Status status = Status.OPEN;

  /** Makes the position at the beginning of a game on the usual board of five by five. */
  public QuixoPosition() {
    this(5);
  }

  /**
   * Makes a position with blank cubes only.
   *
   * @param size how many rows and columns, 2 to 7
   */
  public QuixoPosition(int size) {
    this.size = size;
    this.lines = new LineFinder(size, size, size);
  }

  /**
   * Turns a mark up on one cube, to set up a position other than the first.
   *
   * @param cell which cube
   * @param seat whose mark; {@link #NOBODY} for a blank cube
   */
  public void setOwner(Cell cell, int seat) {
    long bit = lines.bit(cell.row(), cell.column());
    marks[0] &= ~bit;
    marks[1] &= ~bit;
    if (seat != NOBODY) {
      marks[seat] |= bit;
    }
  }

  /** Sets who is to move, to set up a position other than the first. */
  public void setToMove(int seat) {
    toMove = seat;
  }

  @Override
  public int seats() {
    return marks.length;
  }

  @Override
  public int toMove() {
    return status.isOver() ? NOBODY : toMove;
  }

  @Override
  public List<Push> legalMoves() {
    List<Push> pushes = new ArrayList<>();
    int last = size - 1;
    for (int row = 0; row <= last && !status.isOver(); row++) {
      for (int column = 0; column <= last; column++) {
        Cell from = new Cell(row, column);
        if (canTake(from)) {
          addUnlessSame(pushes, from, new Cell(row, 0));
          addUnlessSame(pushes, from, new Cell(row, last));
          addUnlessSame(pushes, from, new Cell(0, column));
          addUnlessSame(pushes, from, new Cell(last, column));
        }
      }
    }
    return pushes;
  }

  private static void addUnlessSame(List<Push> pushes, Cell from, Cell to) {
    if (!from.equals(to)) {
      pushes.add(new Push(from, to));
    }
  }

  private boolean canTake(Cell cell) {
    boolean onRim = isEnd(cell.row()) || isEnd(cell.column());
    return onRim && (marks[1 - toMove] & lines.bit(cell.row(), cell.column())) == 0;
  }

  private boolean isEnd(int index) {
    return index == 0 || index == size - 1;
  }

  private boolean isLegal(Push push) {
    Cell from = push.from();
    Cell to = push.to();
    boolean inRow = from.row() == to.row() && isEnd(to.column());
    boolean inColumn = from.column() == to.column() && isEnd(to.row());
    return !status.isOver() && !from.equals(to) && (inRow || inColumn) && canTake(from);
  }

  @Override
  public void apply(Push push) {
    if (!isLegal(push)) {
      throw new IllegalArgumentException("Nobody can push from " + push.from() + " like that.");
    }
    log.add(new Before(marks[0], marks[1], status));
    int row = push.from().row();
    int column = push.from().column();
    while (row != push.to().row() || column != push.to().column()) {
      int nextRow = row + Integer.signum(push.to().row() - row);
      int nextColumn = column + Integer.signum(push.to().column() - column);
      setOwner(new Cell(row, column), owner(new Cell(nextRow, nextColumn)));
      row = nextRow;
      column = nextColumn;
    }
    setOwner(push.to(), toMove);
    int other = 1 - toMove;
    if (lines.hasLine(marks[other])) {
      status = Status.wonBy(other, lines.lines(marks[other]));
    } else if (lines.hasLine(marks[toMove])) {
      status = Status.wonBy(toMove, lines.lines(marks[toMove]));
    }
    toMove = other;
  }

  @Override
  public void undo() {
    if (log.isEmpty()) {
      throw new IllegalStateException("There is no move to undo.");
    }
    Before before = log.remove(log.size() - 1);
    marks[0] = before.first();
    marks[1] = before.second();
    status = before.status();
    toMove = 1 - toMove;
  }

  @Override
  public Status status() {
    return status;
  }

  /**
   * Returns whose mark is on top of a cube.
   *
   * @return a seat; {@link #NOBODY} if the cube is blank
   */
  public int owner(Cell cell) {
    long bit = lines.bit(cell.row(), cell.column());
    return (marks[0] & bit) != 0 ? 0 : (marks[1] & bit) != 0 ? 1 : NOBODY;
  }

  @Override
  public QuixoPosition copy() {
    QuixoPosition copy = new QuixoPosition(size);
    System.arraycopy(marks, 0, copy.marks, 0, marks.length);
    copy.log.addAll(log);
    copy.toMove = toMove;
    copy.status = status;
    return copy;
  }

  /** Writes row and column of both spaces, such as {@code 0 2 4 2}. */
  @Override
  public String write(Push push) {
    return push.from().row()
        + " "
        + push.from().column()
        + " "
        + push.to().row()
        + " "
        + push.to().column();
  }
}
