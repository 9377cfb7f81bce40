package framework.saved;

import framework.Command;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Asks to write the game, as it stands, to a file. */
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

  @Override
  protected void executeHook() {
    String text = SavedGameText.write(SavedGame.ofCurrent(game));
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try {
      // First beside the file: if that fails half-way, the game that was saved before is still
      // there.
      Files.writeString(part, text);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException("The game could not be saved to " + file + ".", e);
    }
  }
}
