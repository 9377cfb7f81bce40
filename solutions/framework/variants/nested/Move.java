package framework.model;

import java.util.List;

/** A move. */
public abstract class Move {
  /** One of the two ways that a move can go. */
  private abstract static class Way {
    final boolean go() {
      boolean went = step();
      if (!went) {
        complain();
      }
      return went;
    }

    abstract boolean step();

    abstract void complain();
  }

  private final Player player;
  private final Way forward;
  private final Way back;

  /** Makes a move. */
  protected Move(MoveController controller, Player player) {
    this.player = player;
    forward =
        new Way() {
          @Override
          boolean step() {
            return executeHook();
          }

          @Override
          void complain() {
            controller.notifyInvalidMove(Move.this);
          }
        };
    back =
        new Way() {
          @Override
          boolean step() {
            return undoHook();
          }

          @Override
          void complain() {
            controller.notifyInvalidUndo(Move.this);
          }
        };
  }

  /** Who moves. */
  public final Player getPlayer() {
    return player;
  }

  /** Where. */
  public abstract List<Space> getSpaces();

  /** Makes the move; tells the controller if it does not go. */
  public final boolean execute() {
    return forward.go();
  }

  /** Takes the move back; tells the controller if that does not go. */
  public final boolean undo() {
    return back.go();
  }

  /** Forward. */
  protected abstract boolean executeHook();

  /** Back. */
  protected abstract boolean undoHook();
}
