package framework.saved;

import framework.play.Command;
import java.nio.file.Path;

/** Asks to save the game. */
public class SaveGameCommand extends Command {
  private final Scribe scribe;

  /**
   * Makes the command.
   *
   * @param file where to write
   * @param game the name of the game
   */
  public SaveGameCommand(Path file, String game) {
    scribe = new Scribe(file, game);
  }

  @Override
  protected void executeHook() {
    scribe.write();
  }
}
