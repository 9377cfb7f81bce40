package framework.model;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** A move. */
public abstract class Move {
  private final MoveController controller;
  private final Player player;

  /** Makes a move. */
  protected Move(MoveController controller, Player player) {
    this.controller = controller;
    this.player = player;
  }

  /** Whose move it is. */
  public final Player getPlayer() {
    return player;
  }

  /** Where it is made. */
  public abstract List<Space> getSpaces();

  /** Makes the move; tells the controller if it does not go. */
  public final boolean execute() {
    return attempt(this::executeHook, controller::notifyInvalidMove);
  }

  /** Takes the move back; tells the controller if that does not go. */
  public final boolean undo() {
    return attempt(this::undoHook, controller::notifyInvalidUndo);
  }

  private boolean attempt(BooleanSupplier hook, Consumer<Move> complaint) {
    boolean valid = hook.getAsBoolean();
    if (!valid) {
      complaint.accept(this);
    }
    return valid;
  }

  /** Makes it. */
  protected abstract boolean executeHook();

  /** Unmakes it. */
  protected abstract boolean undoHook();
}
