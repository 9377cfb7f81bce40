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

  final boolean execute() {
    boolean went = executeHook();
    if (!went) {
      refused();
    }
    return went;
  }

  final boolean undo() {
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
