package framework.play;

import framework.model.MoveReceiver;
import framework.model.Space;
import framework.model.Strategy;
import java.util.List;

/**
 * The strategy of a person: it makes moves out of the spaces that the person selects, with a mouse,
 * on a keyboard, or by typing numbers.
 *
 * <p>It does not think on its own thread. While it is a person's turn nothing runs; each selected
 * space is handed to {@link #handleSpaceSelectionHook}.
 */
public abstract class GuiStrategy extends Strategy {

  private static final String NAME = "Human";

  /** Makes a strategy with the name "Human". */
  protected GuiStrategy() {
    super(NAME);
  }

  /**
   * Makes a strategy with another name.
   *
   * @param name what people call it; not null
   */
  protected GuiStrategy(String name) {
    super(name);
  }

  /** This strategy waits for the spaces that a person selects. */
  @Override
  public final boolean takesSelections() {
    return true;
  }

  /** A person is not asked for a move: the game waits until a space is selected. */
  @Override
  protected final void moveHook() throws InterruptedException {
    throw new InterruptedException("A person moves by selecting spaces.");
  }

  /**
   * Deals with a selected space.
   *
   * @param space the space; not null
   * @param isFirst whether it is the first one of a move
   * @param asker takes the move; not null
   * @return true if a move was tried, valid or not
   */
  final boolean select(Space space, boolean isFirst, MoveReceiver asker)
      throws InterruptedException {
    setReceiver(asker);
    try {
      if (isFirst) {
        newSelectionHook();
      }
      return handleSpaceSelectionHook(space);
    } finally {
      setReceiver(null);
    }
  }

  /**
   * Shows which piece the person has taken up.
   *
   * @param selected where it stands; null if none is taken up
   * @param targets where it may go; not null
   */
  protected final void showSelection(Space selected, List<Space> targets) {
    getReceiver().showSelection(selected, targets);
  }

  /**
   * Forgets all that was selected, because a new move begins. Here: does nothing.
   *
   * @throws InterruptedException if the move is not wanted any more; let it pass
   */
  protected void newSelectionHook() throws InterruptedException {}

  /**
   * Does what a selected space asks for.
   *
   * @param space the space; not null
   * @return true if a move was tried, valid or not; false if more selections are needed
   * @throws InterruptedException if the move is not wanted any more; let it pass
   */
  protected abstract boolean handleSpaceSelectionHook(Space space) throws InterruptedException;
}
