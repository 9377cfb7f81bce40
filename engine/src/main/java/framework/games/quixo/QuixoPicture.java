package framework.games.quixo;

import framework.Board;
import framework.Piece;
import framework.Player;
import framework.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * A picture of the board, as one player sees it: only whose mark is on top of each cube. A strategy
 * tries moves on pictures; the board itself is changed by submitted moves only. Never changes.
 */
final class QuixoPicture {

  /** The mark of the player who looks. */
  static final int MINE = 1;

  /** The mark of the other player. */
  static final int OTHER = 2;

  private static final int BLANK = 0;

  private final int[][] tops;

  private QuixoPicture(int[][] tops) {
    this.tops = tops;
  }

  /**
   * Takes a picture.
   *
   * @param board a board full of cubes; not null
   * @param me who looks; not null
   */
  static QuixoPicture of(Board board, Player me) {
    int[][] tops = new int[board.getRows()][board.getColumns()];
    for (Space space : board) {
      tops[space.getRow()][space.getColumn()] = mark(space.getPiece(), me);
    }
    return new QuixoPicture(tops);
  }

  private static int mark(Piece cube, Player me) {
    if (cube.getPlayer() == null) {
      return BLANK;
    }
    return cube.getPlayer() == me ? MINE : OTHER;
  }

  /** One move: where a cube is taken, and where it is pushed in. */
  record Push(int fromRow, int fromColumn, int toRow, int toColumn) {}

  /** Returns all moves of {@link #MINE} or of {@link #OTHER}. */
  List<Push> pushes(int mover) {
    List<Push> pushes = new ArrayList<>();
    int last = tops.length - 1;
    for (int row = 0; row <= last; row++) {
      for (int column = 0; column <= last; column++) {
        boolean onRim = row == 0 || row == last || column == 0 || column == last;
        if (onRim && (tops[row][column] == BLANK || tops[row][column] == mover)) {
          addIfElsewhere(pushes, new Push(row, column, row, 0));
          addIfElsewhere(pushes, new Push(row, column, row, last));
          addIfElsewhere(pushes, new Push(row, column, 0, column));
          addIfElsewhere(pushes, new Push(row, column, last, column));
        }
      }
    }
    return pushes;
  }

  private static void addIfElsewhere(List<Push> pushes, Push push) {
    if (push.fromRow != push.toRow || push.fromColumn != push.toColumn) {
      pushes.add(push);
    }
  }

  /** Returns the picture after a move of {@link #MINE} or of {@link #OTHER}. */
  QuixoPicture after(Push push, int mover) {
    int[][] next = new int[tops.length][];
    for (int row = 0; row < tops.length; row++) {
      next[row] = tops[row].clone();
    }
    int row = push.fromRow;
    int column = push.fromColumn;
    while (row != push.toRow || column != push.toColumn) {
      int nextRow = row + Integer.signum(push.toRow - row);
      int nextColumn = column + Integer.signum(push.toColumn - column);
      next[row][column] = next[nextRow][nextColumn];
      row = nextRow;
      column = nextColumn;
    }
    next[row][column] = mover;
    return new QuixoPicture(next);
  }

  /** Tells whether {@link #MINE} or {@link #OTHER} has a whole line. */
  boolean hasLine(int owner) {
    int size = tops.length;
    boolean down = true;
    boolean up = true;
    for (int i = 0; i < size; i++) {
      boolean inRow = true;
      boolean inColumn = true;
      for (int j = 0; j < size; j++) {
        inRow &= tops[i][j] == owner;
        inColumn &= tops[j][i] == owner;
      }
      if (inRow || inColumn) {
        return true;
      }
      down &= tops[i][i] == owner;
      up &= tops[i][size - 1 - i] == owner;
    }
    return down || up;
  }
}
