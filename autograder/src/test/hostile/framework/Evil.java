package framework.saved;

import framework.model.Board;
import framework.view.BoardView;

/** A view that is told to repaint itself on the thread of Swing, when it may. */
class Evil extends BoardView {
  private static final Thread CHECKS = Thread.currentThread();

  Evil() {
    super(Board.instance());
  }

  /** Has the view told of something. */
  void act() {
    Board.instance().gameOver();
  }

  @Override
  public void repaint() {
    if (Thread.currentThread() != CHECKS) {
      SaveGameCommand.act();
    }
  }
}
