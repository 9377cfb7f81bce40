package gametree;

import java.util.ArrayList;
import java.util.List;

/** Tic-Tac-Toe, the tokens of each player being bits of a number. */
public class TicTacToeBoard implements IBoardModel {

  private static final int FULL = 0777;
  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  private final IBoardState[] states = {
    new Player0WonState(), new Player1WonState(), new DrawState(), new NoWinnerState(this::free)
  };

  private int[] bits = {0, 0};

  /** Creates an empty board. */
  public TicTacToeBoard() {}

  private static int bit(int row, int col) {
    return 1 << 3 * row + col;
  }

  private List<Move> free(int player) {
    List<Move> free = new ArrayList<>();
    for (int row = 2; row >= 0; row--) {
      for (int col = 2; col >= 0; col--) {
        if (((bits[0] | bits[1]) & bit(row, col)) == 0) {
          free.add(new Move(row, col));
        }
      }
    }
    return free;
  }

  private boolean won(int player) {
    for (int line : LINES) {
      if ((bits[player] & line) == line) {
        return true;
      }
    }
    return false;
  }

  private int stateNumber() {
    if (won(0)) {
      return 0;
    } else if (won(1)) {
      return 1;
    }
    return (bits[0] | bits[1]) == FULL ? 2 : 3;
  }

  private IBoardState state() {
    return states[stateNumber()];
  }

  @Override
  public int getRows() {
    return 3;
  }

  @Override
  public int getColumns() {
    return 3;
  }

  @Override
  public int getTokenAt(int row, int col) {
    if ((bits[0] & bit(row, col)) != 0) {
      return 0;
    }
    return (bits[1] & bit(row, col)) != 0 ? 1 : NO_PLAYER;
  }

  @Override
  public void reset() {
    bits = new int[2];
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    boolean isOnBoard = row == Math.floorMod(row, 3) && col == Math.floorMod(col, 3);
    if (!isOnBoard || stateNumber() < 3 || getTokenAt(row, col) != NO_PLAYER) {
      check.invalidMoveCase();
      return () -> {};
    }
    int bit = bit(row, col);
    bits[player] |= bit;
    check.validMoveCase();
    execute(status, null);
    return () -> bits[player] &= ~bit;
  }

  @Override
  public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    return state().execute(this, visitor, param);
  }

  @Override
  public <P> void map(int player, IBoardLambda<P> lambda, P param) {
    state().map(this, player, lambda, param);
  }
}
