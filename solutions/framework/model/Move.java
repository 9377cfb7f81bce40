package framework.model;

import java.util.List;

/** Something a player does to the board, which can be done and taken back. */
public abstract class Move {

  private final MoveController listener;
  private final Player mover;

  /**
   * Makes a move that is not on the board yet.
   *
   * @param controller is told when the move does not go
   * @param player who makes it
   */
  protected Move(MoveController controller, Player player) {
    listener = controller;
    mover = player;
  }

  /** Returns who makes this move. */
  public final Player getPlayer() {
    return mover;
  }

  /** Returns the spaces by which this move is chosen. */
  public abstract List<Space> getSpaces();

  /** Makes the move, or tells the controller that it does not go. */
  public final boolean execute() {
    if (executeHook()) {
      return true;
    }
    listener.notifyInvalidMove(this);
    return false;
  }

  /** Takes the move back, or tells the controller that this does not go. */
  public final boolean undo() {
    if (undoHook()) {
      return true;
    }
    listener.notifyInvalidUndo(this);
    return false;
  }

  /** Does what this kind of move does; returns false and changes nothing if it is not allowed. */
  protected abstract boolean executeHook();

  /** Takes back what {@link #executeHook} did; returns false if that cannot be. */
  protected abstract boolean undoHook();
}
