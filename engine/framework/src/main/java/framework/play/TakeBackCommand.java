package framework.play;

/** Asks to take back the last moves. */
public final class TakeBackCommand extends Command {

  private final int count;

  /**
   * Makes the command.
   *
   * @param count how many moves, at least 1
   */
  public TakeBackCommand(int count) {
    this.count = count;
  }

  @Override
  protected void executeHook() {
    GameMaster.instance().takeBack(count);
  }
}
