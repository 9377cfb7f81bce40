package framework.saved;

import java.io.IOException;
import java.nio.file.Path;

class Scribe {
  private final Path file;
  private final String game;

  Scribe(Path file, String game) {
    this.file = file;
    this.game = game;
  }

  void write() {
    try {
      SavedGameFile.write(file, text());
    } catch (IOException e) {
      throw new ScribeException(file, e);
    }
  }

  private String text() {
    return SavedGameText.write(SavedGame.ofCurrent(game));
  }
}
