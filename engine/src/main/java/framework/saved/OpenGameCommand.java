package framework.saved;

import framework.Command;
import framework.CommandFailedException;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Asks to go on with a game that was written to a file. If the file is damaged, or of another game,
 * the listeners are told why, and the game that is being played goes on.
 */
public final class OpenGameCommand extends Command {

  private final Path file;
  private final String game;

  /**
   * Makes the command.
   *
   * @param file what to open
   * @param game the name of the game that can be played here
   */
  public OpenGameCommand(Path file, String game) {
    this.file = file;
    this.game = game;
  }

  @Override
  protected void executeHook() {
    try {
      SavedGameReader.open(SavedGameText.read(SavedGameFile.read(file)), game);
    } catch (IOException e) {
      throw new CommandFailedException(file.getFileName() + " cannot be read as text.", e);
    } catch (SavedGameException e) {
      throw new CommandFailedException(file.getFileName() + ": " + e.getMessage(), e);
    }
  }
}
