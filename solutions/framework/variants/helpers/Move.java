package framework.model;

import java.util.List;

/** A move; who hears of its failures is kept apart. */
public abstract class Move {
  private final MoveReport report;
  private final Player player;

  /**
   * Makes a move.
   *
   * @param controller hears of failures
   * @param player who moves
   */
  protected Move(MoveController controller, Player player) {
    this.report = new MoveReport(controller, this);
    this.player = player;
  }

  /** Returns who moves. */
  public final Player getPlayer() {
    return player;
  }

  /** Returns the chosen spaces. */
  public abstract List<Space> getSpaces();

  /** Makes the move; tells the controller if it does not go. */
  public final boolean execute() {
    return report.ofMove(executeHook());
  }

  /** Takes the move back; tells the controller if that does not go. */
  public final boolean undo() {
    return report.ofUndo(undoHook());
  }

  /** Makes the move. */
  protected abstract boolean executeHook();

  /** Takes it back. */
  protected abstract boolean undoHook();
}
