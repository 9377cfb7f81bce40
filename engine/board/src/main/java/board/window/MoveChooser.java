package board.window;

import board.match.Game;
import board.model.Cell;
import board.model.Choice;
import board.model.Position;
import board.picture.Mark;
import board.picture.Picture;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes moves out of a person's clicks: keeps what is selected, and knows where the next click may
 * go. In <em>Model-View-Controller</em> it is the controller. Used on Swing's event thread only.
 *
 * @param <M> the moves
 */
final class MoveChooser<M> {

  private final Game<M> game;
  private List<Cell> clicks = List.of();

  /** Makes a chooser with nothing selected. */
  MoveChooser(Game<M> game) {
    this.game = game;
  }

  /** Forgets what is selected. */
  void clear() {
    clicks = List.of();
  }

  /**
   * Takes a click.
   *
   * @return the moves that are chosen now: none if more clicks are needed or the click means
   *     nothing; several if the person must say which one is meant
   */
  List<M> click(Position<M> position, Cell cell) {
    Choice<M> choice = game.choice(position);
    List<M> legal = position.legalMoves();
    Cell meant = game.clicked(position, cell);
    List<Cell> more = new ArrayList<>(clicks);
    more.add(meant);
    List<M> matching = choice.matching(legal, more);
    boolean again = !clicks.isEmpty() && clicks.get(clicks.size() - 1).equals(meant);
    if (matching.isEmpty() && !again) {
      more = List.of(meant);
      matching = choice.matching(legal, more);
    }
    clicks = matching.isEmpty() ? List.of() : List.copyOf(more);
    int count = clicks.size();
    boolean complete =
        !matching.isEmpty()
            && matching.stream().allMatch(move -> choice.cells(move).size() == count);
    return complete ? matching : List.of();
  }

  /** Tells whether something is selected. */
  boolean isSelecting() {
    return !clicks.isEmpty();
  }

  /** Adds the marks of what is selected, and of where a click may go. */
  void mark(Position<M> position, Picture.Builder picture) {
    Choice<M> choice = game.choice(position);
    List<M> legal = position.legalMoves();
    picture.mark(Mark.SELECTABLE, choice.next(legal, List.of()));
    if (!clicks.isEmpty()) {
      picture.mark(Mark.SELECTED, clicks);
      picture.mark(Mark.TARGET, choice.next(legal, clicks));
    }
  }
}
