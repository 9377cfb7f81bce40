package framework.saved;

import framework.play.Command;
import framework.play.CommandFailedException;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Asks to write the game, as it stands, to a file. If it cannot be written, the listeners are told.
 */
public final class SaveGameCommand extends Command {

  private final Path file;
  private final String game;

  /**
   * Makes the command.
   *
   * @param file where to write; a file that is there is replaced
   * @param game the name of the game, which tells it from others when it is opened
   */
  public SaveGameCommand(Path file, String game) {
    this.file = file;
    this.game = game;
  }

  /**
   * Writes the game as it stands when this is executed.
   *
   * @throws CommandFailedException if the file cannot be written
   */
  @Override
  protected void executeHook() {
    try {
      SavedGameFile.write(file, SavedGameText.write(SavedGame.ofCurrent(game)));
    } catch (IOException e) {
      throw new CommandFailedException("The game could not be saved to " + file + ".", e);
    }
  }
}
