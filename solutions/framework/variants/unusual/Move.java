package framework.model;

import java.util.List;

/** A move. */
public abstract class Move extends Step {
  private final MoveController controller;

  /** Makes a move. */
  protected Move(MoveController controller, Player player) {
    super(player);
    this.controller = controller;
  }

  /** Returns the spaces. */
  public abstract List<Space> getSpaces();

  @Override
  final void refused() {
    controller.notifyInvalidMove(this);
  }

  @Override
  final void stuck() {
    controller.notifyInvalidUndo(this);
  }
}
