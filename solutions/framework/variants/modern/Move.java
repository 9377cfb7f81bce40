package framework.model;

import java.util.List;

/** A move. */
public abstract class Move {
  private record Origin(MoveController controller, Player player) {}

  private final Origin origin;

  /** Makes a move. */
  protected Move(MoveController controller, Player player) {
    origin = new Origin(controller, player);
  }

  /** Whose it is. */
  public final Player getPlayer() {
    return origin.player();
  }

  /** How it is chosen. */
  public abstract List<Space> getSpaces();

  /** Makes the move; tells the controller if it does not go. */
  public final boolean execute() {
    if (!executeHook()) {
      origin.controller().notifyInvalidMove(this);
      return false;
    }
    return true;
  }

  /** Takes the move back; tells the controller if that does not go. */
  public final boolean undo() {
    if (!undoHook()) {
      origin.controller().notifyInvalidUndo(this);
      return false;
    }
    return true;
  }

  /** The step that makes it. */
  protected abstract boolean executeHook();

  /** The step that takes it back. */
  protected abstract boolean undoHook();
}
