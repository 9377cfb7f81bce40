package framework.play;

/** Asks to end the game where it stands; nobody is asked for a move until a new game begins. */
public final class AbortGameCommand extends Command {

  /** Makes the command. */
  public AbortGameCommand() {}

  @Override
  protected void executeHook() {
    GameMaster.instance().abortGame();
  }
}
