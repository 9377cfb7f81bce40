package framework.play;

/** Asks to play on from where one has stepped to, or after a failure. */
public final class PlayOnCommand extends Command {

  /** Makes the command. */
  public PlayOnCommand() {}

  @Override
  protected void executeHook() {
    GameMaster.instance().playOn();
  }
}
