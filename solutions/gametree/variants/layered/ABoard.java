package gametree;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** What boards have in common: a state that can be exchanged, and a template for moves. */
abstract class ABoard implements IBoardModel {

  private final Current state = new Current();
  private final Deque<IBoardState> history = new ArrayDeque<>();
  private final int[][] tokens;

  ABoard(int size) {
    tokens = new int[size][size];
  }

  void clear() {
    for (int[] row : tokens) {
      Arrays.fill(row, NO_PLAYER);
    }
    history.clear();
    state.enter(new NoWinnerState(this::moves));
  }

  /** The moves of a player in an open game. */
  abstract List<Move> moves(int player);

  /** The tokens that a move gives to the player. */
  abstract List<Move> changed(Move move, int player);

  /** The state after a change. */
  abstract IBoardState next(IBoardState open);

  void put(Move place, int token) {
    tokens[place.row()][place.col()] = token;
  }

  void settle() {
    state.enter(next(state.now()));
  }

  @Override
  public int getRows() {
    return tokens.length;
  }

  @Override
  public int getColumns() {
    return tokens.length;
  }

  @Override
  public int getTokenAt(int row, int col) {
    return tokens[row][col];
  }

  @Override
  public final IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    Move move = new Move(row, col);
    if (!execute(new CanMove(), move)) {
      check.invalidMoveCase();
      return () -> {};
    }
    if (!moves(player).contains(move)) {
      check.invalidMoveCase();
      return () -> {};
    }
    List<Move> changed = changed(move, player);
    int[] before = changed.stream().mapToInt(at -> getTokenAt(at.row(), at.col())).toArray();
    history.push(state.now());
    changed.forEach(place -> put(place, player));
    settle();
    check.validMoveCase();
    execute(status, null);
    return new IUndoMove() {
      @Override
      public void undo() {
        for (int i = 0; i < before.length; i++) {
          put(changed.get(i), before[i]);
        }
        state.enter(history.pop());
      }
    };
  }

  @Override
  public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    return state.execute(this, visitor, param);
  }

  @Override
  public <P> void map(int player, IBoardLambda<P> lambda, P param) {
    state.map(this, player, new Careful<>(lambda), param);
  }

  /** Whether a game is open. */
  private static final class CanMove implements IBoardStatusVisitor<Move, Boolean> {

    @Override
    public Boolean player0WonCase(IBoardModel host, Move move) {
      return drawCase(host, move);
    }

    @Override
    public Boolean player1WonCase(IBoardModel host, Move move) {
      return drawCase(host, move);
    }

    @Override
    public Boolean drawCase(IBoardModel host, Move move) {
      return false;
    }

    @Override
    public Boolean noWinnerCase(IBoardModel host, Move move) {
      return true;
    }
  }

  /** A lambda around another one. */
  private record Careful<P>(IBoardLambda<P> inner) implements IBoardLambda<P> {

    @Override
    public boolean apply(IBoardModel host, int player, int row, int col, P param) {
      return inner.apply(host, player, row, col, param);
    }

    @Override
    public void noApply(IBoardModel host, int player, P param) {
      inner.noApply(host, player, param);
    }
  }
}
