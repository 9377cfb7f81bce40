package framework.games.own.breakthrough;

import framework.model.Board;

enum Heading {
  UP(-1),
  DOWN(1);

  private final int step;

  Heading(int step) {
    this.step = step;
  }

  int step() {
    return step;
  }

  boolean isGoal(int row) {
    return row == (this == UP ? 0 : Board.instance().getRows() - 1);
  }
}
