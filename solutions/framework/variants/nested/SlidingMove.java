package framework.games.quixo;

import framework.model.MoveController;
import framework.model.MovePieceMove;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayDeque;
import java.util.Deque;

/** A move made of small steps, each of which can be undone. */
public abstract class SlidingMove extends MovePieceMove {

  /** A small step. */
  protected interface Step {
    /** Does it. */
    void make();

    /** Takes it back. */
    void undo();
  }

  private final Deque<Step> made = new ArrayDeque<>();

  /**
   * Makes a move.
   *
   * @param controller as in Move
   * @param player as in Move
   * @param piece as in MovePieceMove
   * @param from as in MovePieceMove
   * @param to as in MovePieceMove
   */
  protected SlidingMove(
      MoveController controller, Player player, Piece piece, Space from, Space to) {
    super(controller, player, piece, from, to);
  }

  /** Makes all steps, by {@link #step}. */
  protected abstract void makeSteps();

  /** Makes one step. */
  protected final void step(Step step) {
    step.make();
    made.push(step);
  }

  @Override
  protected final boolean makeMoveHook() {
    makeSteps();
    return true;
  }

  @Override
  protected final boolean undoHook() {
    while (!made.isEmpty()) {
      made.pop().undo();
    }
    return true;
  }
}
