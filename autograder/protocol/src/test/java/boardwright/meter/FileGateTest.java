package boardwright.meter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A program's files")
class FileGateTest {
  @TempDir private Path folder;

  @AfterEach
  void closeTheGate() {
    FileGate.open(null);
    Meter.reset(Long.MAX_VALUE, Long.MAX_VALUE);
  }

  @Test
  @DisplayName("may be written, read, moved and deleted in the folder of its check")
  void withinTheFolder() throws IOException {
    FileGate.open(folder);
    Path game = FileGate.writeString(folder.resolve("game.txt"), "1 2");
    assertEquals("1 2", FileGate.readString(game));
    assertEquals(3, FileGate.size(game));
    assertTrue(FileGate.exists(game) && FileGate.isRegularFile(game));
    Path moved = FileGate.move(game, folder.resolve("moved.txt"));
    assertTrue(FileGate.deleteIfExists(moved));
    assertTrue(FileGate.isDirectory(folder));
  }

  @Test
  @DisplayName("are refused anywhere else, and nothing is touched")
  void refusesOtherFolders() throws IOException {
    Path own = Files.createDirectory(folder.resolve("own"));
    Path other = Files.writeString(folder.resolve("other.txt"), "mine");
    FileGate.open(own);
    assertThrows(
        Meter.Stop.class, () -> FileGate.writeString(own.resolve("../other.txt"), "yours"));
    assertThrows(Meter.Stop.class, () -> FileGate.deleteIfExists(other));
    assertEquals("mine", Files.readString(other));
  }

  @Test
  @DisplayName("are refused where a check has no folder")
  void areRefusedWhereACheckHasNoFolder() {
    assertThrows(Meter.Stop.class, () -> FileGate.exists(folder));
    assertFalse(Meter.refusal().isEmpty());
  }
}
