package boardwright.watch;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A watched folder")
class FolderWatcherTest {
  @TempDir private Path folder;

  @ParameterizedTest(name = "by looking: {0}")
  @ValueSource(booleans = {true, false})
  @DisplayName("tells of files that come, change and go, in folders that come later, too")
  void tellsOfFilesThatCome(boolean polls) throws IOException, InterruptedException {
    Semaphore told = new Semaphore(0);
    try (FolderWatcher watcher = new FolderWatcher(folder, told::release, polls)) {
      Path file = folder.resolve("src/main/A.java");
      Files.createDirectories(file.getParent());
      Files.writeString(file, "class A {}");
      await(told);
      Thread.sleep(300); // the new folders are registered by then
      told.drainPermits();
      Files.writeString(file, "class A { int x; }");
      await(told);
      Files.delete(file);
      await(told);
    }
  }

  private static void await(Semaphore told) throws InterruptedException {
    assertTrue(told.tryAcquire(10, TimeUnit.SECONDS));
    Thread.sleep(50); // one save may be told several times
    told.drainPermits();
  }
}
