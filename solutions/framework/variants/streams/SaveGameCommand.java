package framework.saved;

import framework.play.Command;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;

/** Writes the current game to a file. */
public class SaveGameCommand extends Command {
  private final Path file;
  private final Supplier<String> text;

  /** Makes the command. */
  public SaveGameCommand(Path file, String game) {
    this.file = file;
    this.text = () -> SavedGameText.write(SavedGame.ofCurrent(game));
  }

  @Override
  protected void executeHook() {
    try {
      SavedGameFile.write(file, text.get());
    } catch (IOException e) {
      throw new IllegalStateException(file.getName(file.getNameCount() - 1) + " cannot be written", e);
    }
  }
}
