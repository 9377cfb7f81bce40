package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A worker's Java")
class WorkerCommandTest {
  /** The signal of a program that reads memory which is not its own, as the system counts it. */
  private static final long CAUGHT = 1L << 10;

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "the signals of Linux are sent")
  @DisplayName("leaves no file where the grader was called, if it breaks down")
  void leavesNoFile(@TempDir Path here) throws IOException, InterruptedException {
    Process worker =
        new ProcessBuilder(WorkerCommand.worker(false, Sandbox.NONE).line())
            .directory(here.toFile())
            .redirectErrorStream(true)
            .start();
    try {
      for (int i = 0; i < 1_000 && !catches(worker); i++) {
        Thread.sleep(20);
      }
      assertTrue(catches(worker), "it has begun");
      new ProcessBuilder("kill", "-SEGV", String.valueOf(worker.pid())).start().waitFor();
      assertTrue(worker.waitFor(60, TimeUnit.SECONDS));
      assertNotEquals(0, worker.exitValue());
    } finally {
      worker.destroyForcibly();
    }
    try (Stream<Path> files = Files.list(here)) {
      assertEquals(List.of(), files.toList());
    }
  }

  /** Whether Java has begun, and would tell of a breakdown itself. */
  private static boolean catches(Process process) throws IOException {
    Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
    String caught =
        Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigCgt:"))
            .findFirst()
            .orElseThrow();
    return (Long.parseUnsignedLong(caught.substring(7).strip(), 16) & CAUGHT) != 0;
  }
}
