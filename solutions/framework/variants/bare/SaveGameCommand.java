import framework.play.Command;
import java.io.IOException;
import java.nio.file.Path;

/** Saves a game. */
public class SaveGameCommand extends Command {
  private Path where;
  private String what;

  /** Saves the game of this name to this file. */
  public SaveGameCommand(Path where, String what) {
    this.where = where;
    this.what = what;
  }

  @Override
  protected void executeHook() {
    boolean written = false;
    Exception reason = null;
    try {
      SavedGameFile.write(where, SavedGameText.write(SavedGame.ofCurrent(what)));
      written = true;
    } catch (IOException e) {
      reason = e;
    }
    if (!written) {
      throw new RuntimeException("not saved: " + where.getFileName(), reason);
    }
  }
}
