package framework.model;

class MoveReport {
  private final MoveController controller;
  private final Move move;

  MoveReport(MoveController controller, Move move) {
    this.controller = controller;
    this.move = move;
  }

  boolean ofMove(boolean went) {
    if (!went) {
      controller.notifyInvalidMove(move);
    }
    return went;
  }

  boolean ofUndo(boolean went) {
    if (!went) {
      controller.notifyInvalidUndo(move);
    }
    return went;
  }
}
