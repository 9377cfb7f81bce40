package framework.model;

import java.util.List;

/** A move. */
public abstract class Move {
  private MoveController controller;
  private Player player;

  /** A move of a player. */
  protected Move(MoveController controller, Player player) {
    this.controller = controller;
    this.player = player;
  }

  /** The player. */
  public final Player getPlayer() {
    return this.player;
  }

  /** The spaces. */
  public abstract List<Space> getSpaces();

  /** Makes the move; tells the controller if it does not go. */
  public final boolean execute() {
    boolean went = executeHook();
    if (went == false) {
      controller.notifyInvalidMove(this);
    }
    return went;
  }

  /** Takes the move back; tells the controller if that does not go. */
  public final boolean undo() {
    boolean went = undoHook();
    if (went == false) {
      controller.notifyInvalidUndo(this);
    }
    return went;
  }

  /** Makes the move. */
  protected abstract boolean executeHook();

  /** Takes the move back. */
  protected abstract boolean undoHook();
}
