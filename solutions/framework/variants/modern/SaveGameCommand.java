package framework.saved;

import framework.play.Command;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Saves a game. */
public final class SaveGameCommand extends Command {
  private record Order(Path file, String game) {}

  private final Order order;

  /** Makes the command. */
  public SaveGameCommand(Path file, String game) {
    order = new Order(file, game);
  }

  @Override
  protected void executeHook() {
    var game = SavedGame.ofCurrent(order.game());
    try {
      SavedGameFile.write(order.file(), SavedGameText.write(game));
    } catch (IOException e) {
      var message =
          """
          The game of %s with %d moves could not be saved to %s."""
              .formatted(game.game(), game.moves().size(), order.file());
      throw new UncheckedIOException(message, e);
    }
  }
}
