package framework.saved;

import framework.play.Command;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Writes by an object of its own, which a class above calls. */
public class SaveGameCommand extends WritingCommand {
  private final String game;

  /** Creates the command. */
  public SaveGameCommand(Path file, String game) {
    super(file);
    this.game = game;
  }

  @Override
  String textHook() {
    return SavedGameText.write(SavedGame.ofCurrent(game));
  }
}

/** Writes some text to a file; which, a subclass says. */
abstract class WritingCommand extends Command {
  private final Path file;

  WritingCommand(Path file) {
    this.file = file;
  }

  abstract String textHook();

  @Override
  protected final void executeHook() {
    try {
      SavedGameFile.write(file, textHook());
    } catch (IOException e) {
      throw new UncheckedIOException(getClass().getSimpleName() + " can't write " + file, e);
    }
  }
}
