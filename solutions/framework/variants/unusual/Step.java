package framework.model;

/** What a move and other steps have in common. */
abstract class Step {
  private final Player owner;

  Step(Player owner) {
    this.owner = owner;
  }

  /** Returns the player. */
  public final Player getPlayer() {
    return owner;
  }

  /** Makes the move; tells the controller if it does not go. */
  public final boolean execute() {
    boolean went = executeHook();
    if (!went) {
      refused();
    }
    return went;
  }

  /** Takes the move back; tells the controller if that does not go. */
  public final boolean undo() {
    boolean went = undoHook();
    if (!went) {
      stuck();
    }
    return went;
  }

  abstract void refused();

  abstract void stuck();

  protected abstract boolean executeHook();

  protected abstract boolean undoHook();
}
