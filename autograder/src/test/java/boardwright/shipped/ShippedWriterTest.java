package boardwright.shipped;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.sandbox.Shipped;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The writer of what ships")
class ShippedWriterTest {
  private static final String LAB = "checkerboard";

  @TempDir private Path root;
  private Path written;

  @BeforeEach
  void writeInAnotherTree() throws IOException {
    for (String folder : new String[] {"solutions/" + LAB, "handouts/" + LAB, "engine"}) {
      Path link = root.resolve(folder);
      Files.createDirectories(link.getParent());
      Files.createSymbolicLink(link, ROOT.resolve(folder));
    }
    Files.createDirectories(manifest().getParent());
    Files.copy(ROOT.resolve("labs/" + LAB + "/lab.yaml"), manifest());
    write();
    written = root.resolve("classes").resolve(Shipped.resource(LAB));
  }

  private Path manifest() {
    return root.resolve("labs/" + LAB + "/lab.yaml");
  }

  private void write() throws IOException {
    ShippedWriter.main(new String[] {root.resolve("classes").toString(), root.toString()});
  }

  @Test
  @DisplayName("writes the digests that the build wrote, and packs the sample of the class")
  void asTheBuild() throws IOException {
    assertEquals(Shipped.of(LAB).lines(), Files.readAllLines(written));
    assertTrue(Files.exists(root.resolve("target/" + LAB + "-sample.zip")));
  }

  @Test
  @DisplayName("writes nothing again before something has changed")
  void onlyWhatChanged() throws IOException {
    Files.delete(written);
    write();
    assertFalse(Files.exists(written));
    FileTime later = FileTime.from(Instant.now().plusSeconds(5));
    Files.setLastModifiedTime(manifest(), later);
    write();
    assertEquals(Shipped.of(LAB).lines(), Files.readAllLines(written));
  }
}
