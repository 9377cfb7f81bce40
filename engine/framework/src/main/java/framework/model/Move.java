package framework.model;

import java.util.List;

/**
 * One move of one player: it can be executed, undone and executed again.
 *
 * <p>Pattern <em>Command</em>: a move is a request made into an object, which {@link MoveProcessor}
 * executes and keeps. Pattern <em>Template Method</em>: {@link #execute} and {@link #undo} tell the
 * controller when something does not go; what is done is up to {@link #executeHook} and {@link
 * #undoHook}.
 */
public abstract class Move {

  private final MoveController controller;
  private final Player player;

  /**
   * Makes a move, and does not execute it yet.
   *
   * @param controller notified if the move is rejected; not null
   * @param player whose move it is; not null
   */
  protected Move(MoveController controller, Player player) {
    this.controller = controller;
    this.player = player;
  }

  /** Returns whose move it is. */
  public final Player getPlayer() {
    return player;
  }

  /**
   * Returns the spaces by which somebody chooses this move, in this order: for a new piece the one
   * where it goes; for a piece that moves, where it stands and where it goes. {@link
   * ModelFactory#createMove} makes the move from them, so a saved game consists of these.
   *
   * @return the spaces; at least one; the list cannot be changed
   */
  public abstract List<Space> getSpaces();

  /**
   * Executes the move if the rules allow it; otherwise tells the controller.
   *
   * @return true if the move is on the board now; false if nothing has changed
   */
  public final boolean execute() {
    boolean valid = executeHook();
    if (!valid) {
      controller.notifyInvalidMove(this);
    }
    return valid;
  }

  /**
   * Takes the move back, if the game allows it; otherwise tells the controller. The move must be
   * the last one that was executed.
   *
   * @return true if everything is as it was before the move; false if nothing has changed
   */
  public final boolean undo() {
    boolean valid = undoHook();
    if (!valid) {
      controller.notifyInvalidUndo(this);
    }
    return valid;
  }

  /**
   * Executes the move if the rules allow it.
   *
   * @return true if the move is on the board now; false if it is against the rules, and then
   *     nothing may have changed
   */
  protected abstract boolean executeHook();

  /**
   * Undoes the move; called only when everything is as it was just after the move.
   *
   * @return true if everything is as it was before the move, down to which piece stands where;
   *     false if the game does not allow it, and then nothing may have changed
   */
  protected abstract boolean undoHook();
}
