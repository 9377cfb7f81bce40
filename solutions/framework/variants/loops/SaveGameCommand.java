package framework.saved;

import framework.play.Command;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Saves the game. */
public final class SaveGameCommand extends Command {
  private Path file;
  private String game;

  /** A command to save a game to a file. */
  public SaveGameCommand(Path file, String game) {
    this.file = file;
    this.game = game;
  }

  @Override
  protected void executeHook() {
    try {
      SavedGameFile.write(this.file, SavedGameText.write(SavedGame.ofCurrent(this.game)));
    } catch (IOException problem) {
      throw new UncheckedIOException("Saving to " + this.file + " failed.", problem);
    }
  }
}
