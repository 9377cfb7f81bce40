package framework.play;

/** Asks to step through the moves of the game; {@link PlayOnCommand} goes on from there. */
public final class StepCommand extends Command {

  /** More moves than any game has: a step by so many goes to the end, or back to the beginning. */
  public static final int ALL = 1_000_000;

  private final int count;

  /**
   * Makes the command.
   *
   * @param count how many moves forward; negative for moves back
   */
  public StepCommand(int count) {
    this.count = count;
  }

  @Override
  protected void executeHook() {
    GameMaster.instance().step(count);
  }
}
