package boardwright.grading;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import boardwright.install.Installation;
import boardwright.sandbox.Bubblewrap;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
@DisplayName(
    "When a run is ended from outside, its workers end too, though a class still runs in them")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "there are no such signals")
class OrphanedWorkersTest {
  /** Hours within one call of the JDK's, where no steps are counted. */
  private static final String HOURS =
      "if (\"%s!\".matches(\"((a+)+)+\")) return null;".formatted("a".repeat(60));

  private static final int SIGINT = 2;

  @TempDir private Path scratch;

  @ParameterizedTest(name = "signal {0}, sandbox {1}")
  @CsvSource({"KILL, none", "TERM, none", "KILL, bwrap", "INT, bwrap"})
  @DisplayName("by")
  void noneIsLeft(String signal, String sandbox) throws IOException, InterruptedException {
    assumeFalse(
        signal.equals("INT") && interruptsAreIgnored(),
        "who started this test has it and all that it starts ignore interrupts");
    if (sandbox.equals("bwrap")) {
      Bubblewrap.Trial trial = Bubblewrap.tryOut();
      assumeTrue(trial.sandbox().isPresent(), trial.trouble());
    }
    Process run = grade(sandbox);
    try {
      await("a worker at work", () -> busyWorkers(run).size() == 1);
      List<ProcessHandle> started = run.descendants().toList();
      new ProcessBuilder("kill", "-" + signal, String.valueOf(run.pid())).start().waitFor();
      assertTrue(run.waitFor(10, TimeUnit.SECONDS), "the run itself");
      await("the end", () -> started.stream().noneMatch(ProcessHandle::isAlive));
    } finally {
      run.descendants().forEach(ProcessHandle::destroyForcibly);
      run.destroyForcibly();
    }
  }

  /** Whether a shell put this into the background, where Ctrl-C does not reach. */
  private static boolean interruptsAreIgnored() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.isReadable(status)) {
      return false;
    }
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("SigIgn:"))
        .map(line -> new BigInteger(line.substring("SigIgn:".length()).strip(), 16))
        .anyMatch(ignored -> ignored.testBit(SIGINT - 1));
  }

  private Process grade(String sandbox) throws IOException {
    ModelHandIn handIn =
        ModelHandIn.only(ModelHandIn.LAB, scratch, "Move.java")
            .change("Move.java", "public Point getTo() {", "public Point getTo() { " + HOURS);
    List<String> command = Installation.get().java(ROOT, List.of());
    command.addAll(List.of("grade", "checkerboard", handIn.folder().toString()));
    command.addAll(List.of("--out", scratch.resolve("out").toString()));
    command.addAll(List.of("--threads", "1", "--sandbox", sandbox));
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /** Workers that have had the processor for longer than the checks before the endless one take. */
  private static List<ProcessHandle> busyWorkers(Process run) {
    return run.descendants()
        .filter(one -> one.info().command().orElse("").endsWith("java"))
        .filter(
            one ->
                one.info().totalCpuDuration().orElse(Duration.ZERO).compareTo(Duration.ofSeconds(3))
                    > 0)
        .toList();
  }

  private static void await(String what, BooleanSupplier condition) throws InterruptedException {
    for (int i = 0; i < 300 && !condition.getAsBoolean(); i++) {
      Thread.sleep(100);
    }
    assertTrue(condition.getAsBoolean(), what);
  }
}
