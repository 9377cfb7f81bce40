package gametree.bench;

import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.IUndoMove;

/**
 * Othello as one writes it first: an array of arrays, which is copied to be able to take a move
 * back, and looked through place by place. What the faster board is compared with.
 */
final class ArraysOfArrays implements IBoardModel {

  private static final int SIZE = 8;

  private int[][] tokens = new int[SIZE][SIZE];

  ArraysOfArrays() {
    reset();
  }

  @Override
  public void reset() {
    for (int[] row : tokens) {
      java.util.Arrays.fill(row, NO_PLAYER);
    }
    tokens[3][4] = 0;
    tokens[4][3] = 0;
    tokens[3][3] = 1;
    tokens[4][4] = 1;
  }

  @Override
  public int getRows() {
    return SIZE;
  }

  @Override
  public int getColumns() {
    return SIZE;
  }

  @Override
  public int getTokenAt(int row, int col) {
    return tokens[row][col];
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    int[][] before = tokens;
    if (row >= 0) {
      int[][] after = new int[SIZE][];
      for (int i = 0; i < SIZE; i++) {
        after[i] = before[i].clone();
      }
      tokens = after;
      flip(row, col, player, true);
      tokens[row][col] = player;
    }
    check.validMoveCase();
    execute(status, null);
    return () -> tokens = before;
  }

  private int flip(int row, int col, int player, boolean really) {
    int flipped = 0;
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        int length = 0;
        while (holds(row + (length + 1) * down, col + (length + 1) * right, 1 - player)) {
          length++;
        }
        if (length > 0 && holds(row + (length + 1) * down, col + (length + 1) * right, player)) {
          flipped += length;
          for (int i = 1; really && i <= length; i++) {
            tokens[row + i * down][col + i * right] = player;
          }
        }
      }
    }
    return flipped;
  }

  private boolean holds(int row, int col, int token) {
    return row >= 0 && row < SIZE && col >= 0 && col < SIZE && tokens[row][col] == token;
  }

  private boolean canSet(int row, int col, int player) {
    return tokens[row][col] == NO_PLAYER && flip(row, col, player, false) > 0;
  }

  private boolean canSetAnywhere(int player) {
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        if (canSet(row, col, player)) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    return canSetAnywhere(0) || canSetAnywhere(1)
        ? visitor.noWinnerCase(this, param)
        : visitor.drawCase(this, param);
  }

  @Override
  public <P> void map(int player, IBoardLambda<P> lambda, P param) {
    boolean any = false;
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        if (canSet(row, col, player)) {
          any = true;
          lambda.apply(this, player, row, col, param);
        }
      }
    }
    if (!any && canSetAnywhere(1 - player)) {
      lambda.apply(this, player, -1, -1, param);
    } else if (!any) {
      lambda.noApply(this, player, param);
    }
  }
}
