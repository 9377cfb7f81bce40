package framework;

/** Asks to step through the moves of the game, or to play on from where one has stepped to. */
public final class StepCommand extends Command {

  /** More moves than any game has: a step by so many goes to the end, or back to the beginning. */
  public static final int ALL = 1_000_000;

  private final int count;

  /**
   * Makes the command.
   *
   * @param count how many moves forward; negative for moves back; 0 to play on from here
   */
  public StepCommand(int count) {
    this.count = count;
  }

  @Override
  protected void executeHook() {
    if (count == 0) {
      GameMaster.instance().playOn();
    } else {
      GameMaster.instance().step(count);
    }
  }
}
