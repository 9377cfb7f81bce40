package framework.saved;

import framework.play.Command;
import java.io.IOException;
import java.nio.file.Path;

/** Saves the game; what has to do with a file stands in a class above. */
public class SaveGameCommand extends OnFile {

  private final String game;

  /** Makes the command. */
  public SaveGameCommand(Path file, String game) {
    super(file);
    this.game = game;
  }

  @Override
  void work(Path place) throws IOException {
    SavedGameFile.write(place, SavedGameText.write(SavedGame.ofCurrent(game)));
  }
}

/** A command about a file. */
abstract class OnFile extends Command {
  private final Path file;

  OnFile(Path file) {
    this.file = file;
  }

  @Override
  protected final void executeHook() {
    try {
      work(file);
    } catch (IOException e) {
      throw new Failure(file, e);
    }
  }

  abstract void work(Path place) throws IOException;

  /** Nobody could write. */
  private static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Failure(Path file, IOException cause) {
      super(file.toString(), cause);
    }
  }
}
