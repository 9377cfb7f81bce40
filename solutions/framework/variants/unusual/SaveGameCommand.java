package framework.saved;

import framework.play.Command;
import java.io.IOException;
import java.nio.file.Path;

/** Writes down the game that is being played, as it is when the command's turn comes. */
public class SaveGameCommand extends Command {

  private final Path target;
  private final String gameName;

  /**
   * Makes the command; it writes nothing yet.
   *
   * @param file where the game goes
   * @param game what the game is called
   */
  public SaveGameCommand(Path file, String game) {
    target = file;
    gameName = game;
  }

  @Override
  protected void executeHook() {
    SavedGame now = SavedGame.ofCurrent(gameName);
    String text = SavedGameText.write(now);
    try {
      SavedGameFile.write(target, text);
    } catch (IOException e) {
      throw new AssertionError("Could not write " + target + ".", e);
    }
  }
}
