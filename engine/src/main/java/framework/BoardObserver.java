package framework;

import framework.SpaceView.Mark;
import java.util.List;

/** Follows the game for a view of the board; passes everything on to Swing's event thread. */
final class BoardObserver implements BoardListener, GameListener {

  private final BoardView view;

  /** Makes a follower for a view. */
  BoardObserver(BoardView view) {
    this.view = view;
  }

  @Override
  public void gameOver(GameOverStatus status) {
    view.onEventThread(() -> view.showGameOver(status));
  }

  @Override
  public void gameOverUndone() {
    view.onEventThread(() -> view.showGameOver(GameOverStatus.NOT_OVER));
  }

  @Override
  public void movesChanged(int made, int undone, Move last) {
    List<Space> spaces = last == null ? List.of() : last.getSpaces();
    view.onEventThread(() -> view.showMarks(Mark.LAST_MOVE, spaces));
  }

  @Override
  public void selectionChanged(Space selected, List<Space> targets) {
    List<Space> one = selected == null ? List.of() : List.of(selected);
    List<Space> all = List.copyOf(targets);
    view.onEventThread(
        () -> {
          view.showMarks(Mark.SELECTED, one);
          view.showMarks(Mark.TARGET, all);
        });
  }
}
