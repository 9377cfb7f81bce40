package gametree;

/**
 * The rules of one game, and the board on which a game is being played.
 *
 * <p>A board knows which moves are valid, what a move changes and whether the game is over. It does
 * not know whose turn it is: every method that needs a player is told which one. It is used by one
 * thread at a time.
 */
public interface IBoardModel {

  /** What {@link #getTokenAt} returns for an empty place. */
  int NO_PLAYER = -1;

  /** Returns the number of rows, at least 1. */
  int getRows();

  /** Returns the number of columns, at least 1. */
  int getColumns();

  /**
   * Returns whose token lies on a place.
   *
   * @param row from 0, the uppermost row, to {@code getRows() - 1}
   * @param col from 0, the leftmost column, to {@code getColumns() - 1}
   * @return 0, 1 or {@link #NO_PLAYER}
   */
  int getTokenAt(int row, int col);

  /** Goes back to the position in which a game begins. Moves made before cannot be undone. */
  void reset();

  /**
   * Makes a move if it is valid.
   *
   * <p>If it isn't, the board stays as it is and calls {@code check.invalidMoveCase()}. If it is,
   * the board changes first, then it calls {@code check.validMoveCase()}, and at last it executes
   * {@code status} with the parameter null. In a finished game no move is valid.
   *
   * @param row any number; together with {@code col}, -1 means a pass where a game has one
   * @param col any number
   * @param player 0 or 1: who moves
   * @param check is told whether the move was valid; not null
   * @param status is told how the game stands after a valid move; not null
   * @return takes the move back; for an invalid move, it does nothing. Never null
   */
  IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status);

  /**
   * Calls the one method of a visitor that belongs to the board's state.
   *
   * @param visitor not null
   * @param param is passed on to the visitor
   * @return what the visitor returned
   */
  <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param);

  /**
   * Applies a lambda to every valid move of a player, each exactly once and in any order, until the
   * lambda says that it has seen enough. In a finished game, it calls {@code lambda.noApply} once
   * instead.
   *
   * <p>If the lambda makes a move, it must take it back before it returns.
   *
   * @param player 0 or 1: whose moves
   * @param lambda not null
   * @param param is passed on to the lambda
   */
  <P> void map(int player, IBoardLambda<P> lambda, P param);
}
