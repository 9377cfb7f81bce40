package framework.saved;

import framework.Command;
import framework.CommandFailedException;
import java.io.IOException;
import java.nio.file.Path;

/** Writes down the game that is being played, as it is when the command's turn comes. */
public class SaveGameCommand extends Command {

  private final Path target;
  private final SavedGame taken;

  /**
   * Makes the command; it writes nothing yet.
   *
   * @param file where the game goes
   * @param game what the game is called
   */
  public SaveGameCommand(Path file, String game) {
    target = file;
    taken = SavedGame.ofCurrent(game);
  }

  @Override
  protected void executeHook() {
    String text = SavedGameText.write(taken);
    try {
      SavedGameFile.write(target, text);
    } catch (IOException e) {
      throw new CommandFailedException("Could not write " + target + ".", e);
    }
  }
}
