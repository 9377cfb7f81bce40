package gametree;

/** The view's way to ask the model for a move (Command pattern). The model makes it. */
public interface IRequestor {

  /**
   * Asks for a move.
   *
   * @param row the row, from 0 at the top; -1 for a pass
   * @param col the column, from 0 on the left; -1 for a pass
   * @param player 0 or 1: who wants to move
   * @param rejectCommand is executed if the move is not made; not null
   */
  void setTokenAt(int row, int col, int player, IRejectCommand rejectCommand);
}
