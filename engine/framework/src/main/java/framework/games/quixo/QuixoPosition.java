package framework.games.quixo;

import board.model.Cell;
import board.model.LineFinder;
import board.model.Position;
import board.model.Status;
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
          addIfPossible(pushes, from, new Cell(row, 0));
          addIfPossible(pushes, from, new Cell(row, last));
          addIfPossible(pushes, from, new Cell(0, column));
          addIfPossible(pushes, from, new Cell(last, column));
        }
      }
    }
    return pushes;
  }

  private void addIfPossible(List<Push> pushes, Cell from, Cell to) {
    Push push = new Push(from, to);
    if (canPush(push, size)) {
      pushes.add(push);
    }
  }

  private boolean canTake(Cell cell) {
    return canTake(cell, size, owner(cell), toMove);
  }

  /**
   * Tells whether a player may take a cube: from the rim, if it is blank or the player's own.
   *
   * @param cell where the cube is
   * @param size how many rows and columns the board has
   * @param owner whose mark is on top; {@link #NOBODY} if it is blank
   * @param mover who would like to take it
   */
  static boolean canTake(Cell cell, int size, int owner, int mover) {
    boolean onBoard =
        Math.min(cell.row(), cell.column()) >= 0 && Math.max(cell.row(), cell.column()) < size;
    boolean onRim = isEnd(cell.row(), size) || isEnd(cell.column(), size);
    return onBoard && onRim && (owner == NOBODY || owner == mover);
  }

  /** Tells whether a cube may be pushed in at an end of its row or column, not where it was. */
  static boolean canPush(Push push, int size) {
    Cell from = push.from();
    Cell to = push.to();
    boolean inRow = from.row() == to.row() && isEnd(to.column(), size);
    boolean inColumn = from.column() == to.column() && isEnd(to.row(), size);
    return !from.equals(to) && (inRow || inColumn);
  }

  private static boolean isEnd(int index, int size) {
    return index == 0 || index == size - 1;
  }

  /** Returns the spaces that a gap visits on its way through a row or a column, both ends too. */
  static List<Cell> path(Cell from, Cell to) {
    List<Cell> path = new ArrayList<>(List.of(from));
    Cell last = from;
    while (!last.equals(to)) {
      last =
          new Cell(
              last.row() + Integer.signum(to.row() - last.row()),
              last.column() + Integer.signum(to.column() - last.column()));
      path.add(last);
    }
    return path;
  }

  /**
   * Returns how a game stands: a line wins, and who makes one for another player loses.
   *
   * @param lines finds lines as long as the board
   * @param marks the cubes with each player's mark on top, as the finder counts bits
   * @param mover who has moved last
   */
  static Status statusOf(LineFinder lines, long[] marks, int mover) {
    Status status = Status.OPEN;
    for (int seat = 0; seat < marks.length; seat++) {
      boolean isLoss = status.isOver() && seat == mover;
      if (lines.hasLine(marks[seat]) && !isLoss) {
        status = Status.wonBy(seat, lines.lines(marks[seat]));
      }
    }
    return status;
  }

  @Override
  public void apply(Push push) {
    if (status.isOver() || !canPush(push, size) || !canTake(push.from())) {
      throw new IllegalArgumentException("Nobody can push from " + push.from() + " like that.");
    }
    log.add(new Before(marks[0], marks[1], status));
    List<Cell> path = path(push.from(), push.to());
    for (int i = 1; i < path.size(); i++) {
      setOwner(path.get(i - 1), owner(path.get(i)));
    }
    setOwner(push.to(), toMove);
    status = statusOf(lines, marks, toMove);
    toMove = 1 - toMove;
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
