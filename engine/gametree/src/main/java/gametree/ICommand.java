package gametree;

/** The model's way to tell the view of a move (Command pattern). The view makes it. */
@FunctionalInterface
public interface ICommand {

  /**
   * Shows a move that was made.
   *
   * @param row the row, from 0 at the top; -1 for a pass
   * @param col the column, from 0 on the left; -1 for a pass
   * @param player 0 or 1: who moved
   * @param board the board after the move, with all that it has changed; not null
   */
  void setTokenAt(int row, int col, int player, ReadOnlyBoard board);
}
