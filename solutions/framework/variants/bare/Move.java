import java.util.List;

/** A move. */
public abstract class Move {
  private final Player player;
  private final MoveController controller;

  /** A move of a player. */
  protected Move(MoveController controller, Player player) {
    this.player = player;
    this.controller = controller;
  }

  /** The player. */
  public final Player getPlayer() {
    return player;
  }

  /** The spaces. */
  public abstract List<Space> getSpaces();

  /** Makes the move; tells the controller if it does not go. */
  public final boolean execute() {
    if (executeHook())
      return true;
    controller.notifyInvalidMove(this);
    return false;
  }

  /** Takes the move back; tells the controller if that does not go. */
  public final boolean undo() {
    if (undoHook())
      return true;
    controller.notifyInvalidUndo(this);
    return false;
  }

  /** Do it. */
  protected abstract boolean executeHook();

  /** Do it backwards. */
  protected abstract boolean undoHook();
}
