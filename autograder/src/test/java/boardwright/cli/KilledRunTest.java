package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.install.Installation;
import boardwright.lab.Course;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A run")
@Tag("any-java")
class KilledRunTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final int STUDENTS = 9;

  @TempDir private Path scratch;

  @BeforeEach
  void makeAClass() throws IOException {
    Path model = ROOT.resolve("solutions/checkerboard/model");
    for (int i = 0; i < STUDENTS; i++) {
      Path folder = Files.createDirectories(scratch.resolve("class/student-" + (char) ('a' + i)));
      try (Stream<Path> files = Files.list(model)) {
        for (Path file : files.toList()) {
          Files.writeString(
              folder.resolve(file.getFileName()), Files.readString(file) + "// " + i + "\n");
        }
      }
      if (i % 3 == 0) {
        Files.delete(folder.resolve("Checkerboard.java"));
      }
    }
  }

  @Test
  @DisplayName("that is killed in the middle and started again ends as one that nobody disturbed")
  void killed() throws IOException, InterruptedException {
    Process undisturbed = grade("whole");
    assertTrue(undisturbed.waitFor(3, TimeUnit.MINUTES));
    assertEquals(0, undisturbed.exitValue());

    Process killed = grade("killed");
    Path graded = scratch.resolve("killed/.boardwright/graded");
    while (killed.isAlive() && count(graded) < STUDENTS / 3) {
      Thread.sleep(20);
    }
    killed.destroyForcibly().waitFor();
    long done = count(graded);
    assertTrue(done < STUDENTS, done + " were done before the kill");
    assertRefused("is not finished: ", "export", "junit", scratch.resolve("killed").toString());

    Process again = grade("killed");
    assertTrue(again.waitFor(3, TimeUnit.MINUTES));
    assertEquals(0, again.exitValue());
    assertEquals(files(scratch.resolve("whole")), files(scratch.resolve("killed")));
    System.out.printf("%d of %d were graded before the kill%n", done, STUDENTS);
  }

  @Test
  @DisplayName("excludes another one in the same folder, which says so and ends with 2")
  void excluded() throws IOException, InterruptedException {
    Process first = grade("shared");
    while (first.isAlive() && count(scratch.resolve("shared/.boardwright/graded")) < 1) {
      Thread.sleep(20);
    }
    Process second = grade("shared");
    assertTrue(second.waitFor(1, TimeUnit.MINUTES));
    String said = Files.readString(scratch.resolve("shared.err"));
    assertEquals(2, second.exitValue(), said);
    assertTrue(said.contains("another run writes there"), said);
    assertTrue(first.waitFor(3, TimeUnit.MINUTES));
    assertEquals(0, first.exitValue());
  }

  private static void assertRefused(String words, String... call) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream to = new PrintStream(err, true, StandardCharsets.UTF_8);
    assertEquals(ExitCode.WRONG_CALL, Main.run(new Session(new Course(ROOT), to, to), call));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains(words), err::toString);
  }

  private Process grade(String out) throws IOException {
    List<String> command = Installation.get().java(ROOT, List.of());
    command.addAll(List.of("grade", "checkerboard", scratch.resolve("class").toString()));
    command.addAll(List.of("--out", scratch.resolve(out).toString()));
    command.addAll(List.of("--seed", "3", "--sandbox", "none"));
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(scratch.resolve(out + ".err").toFile())
        .start();
  }

  private static long count(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return 0;
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".json")).count();
    }
  }

  /** What people get, by path; the pages tell a time of day, and the memory is for the program. */
  private static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> found = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString();
        if (!name.startsWith(".boardwright") && !name.endsWith(".html")) {
          found.put(name, Files.readString(file));
        }
      }
    }
    return found;
  }
}
