package framework.model;

/**
 * Submits moves, and is notified when one is rejected: in a game a {@link Strategy}; when a saved
 * game is opened, its reader.
 */
public interface MoveController {

  /**
   * Called when a move was against the rules. The board is as it was before.
   *
   * @param move the move that was refused
   */
  void notifyInvalidMove(Move move);

  /**
   * Called when a move could not be taken back, because the game does not allow it.
   *
   * @param move the move that stays
   */
  void notifyInvalidUndo(Move move);
}
