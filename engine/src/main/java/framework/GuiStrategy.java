package framework;

/**
 * A strategy that asks a person: it makes moves out of the spaces that the person selects, with a
 * mouse, on a keyboard, or by typing numbers.
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

  /** A person's clicks are what this strategy lives on. */
  @Override
  public final boolean takesSelections() {
    return true;
  }

  /** Waits for selections until they made a move that could be tried. */
  @Override
  protected final void moveHook() throws InterruptedException {
    newSelectionHook();
    boolean tried = false;
    while (!tried) {
      tried = handleSpaceSelectionHook(GameMaster.instance().awaitSelection(this));
    }
  }

  /**
   * Forgets all that was selected, because a move begins anew. Here: does nothing.
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
