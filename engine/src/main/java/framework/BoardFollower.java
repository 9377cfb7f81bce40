package framework;

import framework.SpaceView.Mark;
import java.util.List;

/** Follows the game for a view of the board; passes everything on to Swing's event thread. */
final class BoardFollower implements BoardListener, GameListener {

  private final BoardView view;

  /** Makes a follower for a view. */
  BoardFollower(BoardView view) {
    this.view = view;
  }

  @Override
  public void gameOver(GameOverStatus status) {
    view.later(() -> view.showGameOver(status));
  }

  @Override
  public void gameOverUndone() {
    view.later(() -> view.showGameOver(GameOverStatus.NOT_OVER));
  }

  @Override
  public void movesChanged(int made, int undone, Move last) {
    List<Space> spaces = last == null ? List.of() : last.getSpaces();
    view.later(() -> view.showMarks(Mark.LAST_MOVE, spaces));
  }

  @Override
  public void selectionChanged(Space selected, List<Space> targets) {
    List<Space> one = selected == null ? List.of() : List.of(selected);
    List<Space> all = List.copyOf(targets);
    view.later(
        () -> {
          view.showMarks(Mark.SELECTED, one);
          view.showMarks(Mark.TARGET, all);
        });
  }
}
