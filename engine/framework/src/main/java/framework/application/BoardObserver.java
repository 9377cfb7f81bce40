package framework.application;

import board.match.Turn;
import board.model.Cell;
import board.picture.Mark;
import framework.model.GameContext;
import framework.model.Move;
import framework.model.Player;
import framework.model.Space;
import framework.play.BoardPosition;
import framework.play.CommandProcessor;
import framework.play.GameListener;
import framework.play.GameMaster;
import framework.play.SpaceSelectedCommand;
import framework.view.BoardView;
import framework.view.BoardViewListener;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Connects a view of the board with the game: follows the game for the view, and passes everything
 * on to Swing's event thread; hands the spaces that a person selects to the game.
 */
public final class BoardObserver implements GameListener, BoardViewListener {

  private final BoardView view;
  private final GameContext context;
  private final GameMaster master;

  /**
   * Makes an observer, and connects it.
   *
   * @param view shows the board of the game; not null
   * @param context where the game is; not null
   */
  public BoardObserver(BoardView view, GameContext context) {
    this.view = view;
    this.context = context;
    master = GameMaster.of(context);
    master.addListener(this);
    view.setListener(this);
  }

  @Override
  public void spaceSelected(Space space) {
    CommandProcessor.of(context).submitCommand(new SpaceSelectedCommand(space));
  }

  @Override
  public void drawingFailed(Throwable trouble) {
    String place =
        Arrays.stream(trouble.getStackTrace())
            .filter(frame -> !frame.getClassName().startsWith("java"))
            .findFirst()
            .map(frame -> " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")")
            .orElse("");
    master.reportFailure("Drawing the board" + place, trouble);
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
        player.getStrategy().takesSelections() ? clickable(master) : Map.of();
    view.onEventThread(() -> view.setClickable(clickable));
  }

  /** On a copy of the board, so the game goes on meanwhile; null if a class of the game fails. */
  private static Map<Cell, Cell> clickable(GameMaster master) {
    try {
      Optional<Turn<List<Cell>>> turn = master.getMatch().turn();
      return turn.isEmpty() ? Map.of() : ((BoardPosition) turn.get().position()).clickable();
    } catch (RuntimeException | Error trouble) {
      return null; // a click reports the error
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
