package gametree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Tic-Tac-Toe, whose ends are one class that is given what it calls. */
public class TicTacToeBoard implements IBoardModel {

  private final int[][] tokens = new int[3][3];
  private final IBoardState open = new NoWinnerState(player -> free());
  private final List<IBoardState> won =
      List.of(
          new Ended(IBoardStatusVisitor::player0WonCase),
          new Ended(IBoardStatusVisitor::player1WonCase));
  private IBoardState state = open;
  private int left;
  private int mover;

  /** Creates an empty board. */
  public TicTacToeBoard() {
    reset();
  }

  @Override
  public final void reset() {
    for (int[] row : tokens) {
      Arrays.fill(row, NO_PLAYER);
    }
    left = 9;
    mover = 0;
    state = open;
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
    return tokens[row][col];
  }

  private List<Move> free() {
    List<Move> free = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      if (tokens[i / 3][i % 3] == NO_PLAYER) {
        free.add(new Move(i / 3, i % 3));
      }
    }
    return free;
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    if (state != open || !free().contains(new Move(row, col))) {
      check.invalidMoveCase();
      return Memento.NOTHING;
    }
    Memento before = new Memento(row, col, state, mover);
    tokens[row][col] = player;
    left--;
    mover = player;
    state = hasLine() ? won.get(mover) : left > 0 ? state : new Ended(Ending.Of.NOBODY);
    check.validMoveCase();
    execute(status, null);
    return () -> restore(before);
  }

  private void restore(Memento before) {
    tokens[before.row][before.col] = NO_PLAYER;
    left++;
    mover = before.mover;
    state = before.state;
  }

  private boolean hasLine() {
    boolean falling = true;
    boolean rising = true;
    for (int i = 0; i < 3; i++) {
      falling &= tokens[i][i] == mover;
      rising &= tokens[i][2 - i] == mover;
      if (isFull(i, 0, 0, 1) || isFull(0, i, 1, 0)) {
        return true;
      }
    }
    return falling || rising;
  }

  private boolean isFull(int row, int col, int down, int right) {
    return tokens[row][col] == mover
        && tokens[row + down][col + right] == mover
        && tokens[row + 2 * down][col + 2 * right] == mover;
  }

  @Override
  public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    return state.execute(this, visitor, param);
  }

  @Override
  public <P> void map(int player, IBoardLambda<P> lambda, P param) {
    state.map(this, player, lambda, param);
  }

  /** What was before a move. */
  private record Memento(int row, int col, IBoardState state, int mover) {
    private static final IUndoMove NOTHING = () -> {};
  }

  /** A finished game. */
  private static final class Ended implements IBoardState {

    private final Ending ending;

    Ended(Ending ending) {
      this.ending = ending;
    }

    @Override
    public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
      return ending.tell(visitor, host, param);
    }

    @Override
    public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
      lambda.noApply(host, player, param);
    }
  }
}
