package framework.play;

/** Asks for a new game. */
public final class NewGameCommand extends Command {

  /** Makes the command. */
  public NewGameCommand() {}

  @Override
  protected void executeHook() {
    GameMaster.instance().newGame();
  }
}
