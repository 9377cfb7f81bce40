package framework;

import framework.model.Cell;
import framework.play.Turn;
import framework.view.Mark;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
    List<Space> from = spaces.size() < 2 ? List.of() : spaces.subList(0, 1);
    List<Space> to = spaces.subList(Math.max(0, spaces.size() - 1), spaces.size());
    view.onEventThread(
        () -> {
          view.showMarks(Mark.LAST_FROM, from);
          view.showMarks(Mark.LAST_TO, to);
        });
  }

  /** Finds out where a person's click would mean something. */
  @Override
  public void turnBegan(Player player) {
    Map<Cell, Cell> clickable =
        player.getStrategy().takesSelections() ? clickable(view.getContext()) : Map.of();
    view.onEventThread(() -> view.setClickable(clickable));
  }

  /** On a copy of the board, so the game goes on meanwhile; null if a class of the game fails. */
  private static Map<Cell, Cell> clickable(GameContext context) {
    try {
      Optional<Turn<List<Cell>>> turn = context.master().getMatch().turn();
      return turn.isEmpty() ? Map.of() : ((BoardPosition) turn.get().position()).clickable();
    } catch (RuntimeException | Error trouble) {
      return null; // Whoever clicks will be told.
    }
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
