package framework.saved;

import framework.play.Command;
import framework.play.CommandFailedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
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
    if (Files.isDirectory(file)) {
      throw new CommandFailedException(name() + " is a folder, and no saved game.");
    }
    try {
      SavedGameText.read(SavedGameFile.read(file)).open(game);
    } catch (NoSuchFileException e) {
      throw new CommandFailedException("There is no file " + name() + ".", e);
    } catch (IOException e) {
      throw new CommandFailedException(name() + " cannot be read as text.", e);
    } catch (SavedGameException e) {
      throw new CommandFailedException(name() + ": " + e.getMessage(), e);
    }
  }

  /** Returns the file without the folders that it lies in; the top folder has no such name. */
  private Path name() {
    Path name = file.getFileName();
    return name == null ? file : name;
  }
}
