package framework.model;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** Lets a constant do each of its two ways. */
public abstract class Move {

  private enum Way {
    FORWARD(Move::executeHook, MoveController::notifyInvalidMove),
    BACK(Move::undoHook, MoveController::notifyInvalidUndo);

    private final Predicate<Move> step;
    private final BiConsumer<MoveController, Move> complaint;

    Way(Predicate<Move> step, BiConsumer<MoveController, Move> complaint) {
      this.step = step;
      this.complaint = complaint;
    }

    boolean go(Move move) {
      boolean went = step.test(move);
      if (!went) {
        complaint.accept(move.controller, move);
      }
      return went;
    }
  }

  private final MoveController controller;
  private final Player player;

  /** Creates a move. */
  protected Move(MoveController controller, Player player) {
    this.controller = controller;
    this.player = player;
  }

  /** Returns the player. */
  public final Player getPlayer() {
    return player;
  }

  /** Returns the spaces. */
  public abstract List<Space> getSpaces();

  /** Does it. */
  public final boolean execute() {
    return Way.FORWARD.go(this);
  }

  /** Undoes it. */
  public final boolean undo() {
    return Way.BACK.go(this);
  }

  @Override
  public String toString() {
    return getClass().getSimpleName() + " of " + player;
  }

  /** The step forward. */
  protected abstract boolean executeHook();

  /** The step back. */
  protected abstract boolean undoHook();
}
