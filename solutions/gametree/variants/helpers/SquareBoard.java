package gametree;

import java.util.List;

/** What both boards have in common; the rules are left to the subclasses (Template Method). */
abstract class SquareBoard implements IBoardModel {

  /** The tokens. */
  protected int[][] tokens;

  /** How the game stands. */
  protected IBoardState state;

  /** Returns the moves of a player, as long as the game is open. */
  protected abstract List<Move> moves(int player);

  /** Changes the tokens. */
  protected abstract void change(Move move, int player);

  /** Returns the state after a change. */
  protected abstract IBoardState newState();

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
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    Move move = new Move(row, col);
    if (!new MoveFinder(move).isIn(this, player)) {
      check.invalidMoveCase();
      return new Undo(this, tokens, state);
    }
    Undo undo = new Undo(this, tokens, state);
    tokens = copy(tokens);
    change(move, player);
    state = newState();
    check.validMoveCase();
    execute(status, null);
    return undo;
  }

  private static int[][] copy(int[][] original) {
    int[][] copy = new int[original.length][];
    for (int i = 0; i < copy.length; i++) {
      copy[i] = original[i].clone();
    }
    return copy;
  }

  /** Goes back to earlier tokens. */
  void restore(int[][] earlier, IBoardState earlierState) {
    tokens = earlier;
    state = earlierState;
  }

  @Override
  public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    return state.execute(this, visitor, param);
  }

  @Override
  public <P> void map(int player, IBoardLambda<P> lambda, P param) {
    state.map(this, player, lambda, param);
  }

  /** Creates a board without tokens. */
  static int[][] empty(int size) {
    int[][] empty = new int[size][size];
    for (int[] row : empty) {
      java.util.Arrays.fill(row, NO_PLAYER);
    }
    return empty;
  }
}
