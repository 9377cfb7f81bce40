package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.command.ExitCode;
import boardwright.command.Session;
import boardwright.decisions.History;
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
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A run")
class KilledRunTest {
  private static final int STUDENTS = 20;

  /** At what a run is killed, and what goes on is killed once more. */
  private static final List<Integer> KILLED_AT = List.of(STUDENTS / 5, STUDENTS / 2);

  @TempDir private Path scratch;

  @Test
  @DisplayName("that is killed in the middle of 20, twice, ends as one that nobody disturbed")
  void thatIsKilledInTheMiddleOf20() throws IOException, InterruptedException {
    for (int i = 0; i < STUDENTS; i++) {
      handIn(i);
    }
    assertEnds(grade("whole"), "whole");
    Path graded = scratch.resolve("killed/.boardwright/graded");
    long done = 0;
    for (int most : KILLED_AT) {
      Process killed = grade("killed");
      awaitGraded("killed", most, killed);
      killed.destroyForcibly().waitFor();
      done = count(graded);
      assertTrue(done < STUDENTS, done + " were done before the kill");
      assertRefused("is not finished: ", "export", "junit", scratch.resolve("killed").toString());
    }
    assertEnds(grade("killed"), "killed");
    String said = Files.readString(scratch.resolve("killed.out"));
    String kept = done + " of them had been graded before, and nothing changed\n";
    assertTrue(said.contains(kept), said);
    Map<String, String> files = files(scratch.resolve("killed"));
    assertEquals(files(scratch.resolve("whole")), files);
    assertEquals(
        2 * STUDENTS + 4,
        files.size(),
        "two for each, the gradebook, checks, misconceptions and the page");
    assertEquals(STUDENTS + 1, files.get("gradebook.csv").lines().distinct().count());
    System.out.printf("%d of %d were graded before the last kill%n", done, STUDENTS);
  }

  @Test
  @DisplayName("excludes another one in the same folder, which says so and ends with 2")
  void excludesAnotherOneInTheSameFolder() throws IOException, InterruptedException {
    for (int i = 0; i < 20; i++) {
      whole(i);
    }
    Process first = grade("shared");
    awaitGraded("shared", 1, first);
    Process second = grade("shared");
    assertTrue(second.waitFor(1, TimeUnit.MINUTES));
    String said = Files.readString(scratch.resolve("shared.err"));
    assertEquals(2, second.exitValue(), said);
    assertTrue(said.contains("another run writes there"), said);
    assertTrue(first.waitFor(3, TimeUnit.MINUTES));
    assertEquals(0, first.exitValue());
  }

  /** One of a class in which no two are alike, most have little, and not all of it is right. */
  private void handIn(int i) throws IOException {
    if (i % 15 == 10) {
      whole(i);
      return;
    }
    String exception = model("CBException").replace("message", "text" + i);
    if (i % 4 == 1) {
      exception = exception.replace("\"Checkerboard error: \" + ", "");
    } else if (i % 9 == 2) {
      exception = exception.replace("super(", "super(oops ");
    }
    write(i, "CBException", exception);
    if (i % 20 == 7) {
      write(i, "Square", model("Square").replace("piece", "man" + i));
    }
  }

  private void whole(int i) throws IOException {
    for (String type : List.of("CBException", "Square", "Move", "Piece", "Checkerboard")) {
      write(i, type, model(type) + "// " + i + "\n");
    }
  }

  private static String model(String type) throws IOException {
    return Files.readString(ROOT.resolve("solutions/checkerboard/model/" + type + ".java"));
  }

  private void write(int i, String type, String text) throws IOException {
    Path folder = scratch.resolve("class/student-%03d".formatted(i));
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(type + ".java"), text);
  }

  private void awaitGraded(String out, int least, Process run)
      throws IOException, InterruptedException {
    while (run.isAlive() && count(scratch.resolve(out + "/.boardwright/graded")) < least) {
      Thread.sleep(20);
    }
  }

  private void assertEnds(Process run, String out) throws IOException, InterruptedException {
    assertTrue(run.waitFor(5, TimeUnit.MINUTES));
    assertEquals(0, run.exitValue(), Files.readString(scratch.resolve(out + ".err")));
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
        .redirectOutput(scratch.resolve(out + ".out").toFile())
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

  /** What people get, by path; the memory is for the program. */
  private static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> found = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString();
        if (!name.startsWith(".boardwright") && !name.equals(History.FILE)) {
          found.put(name, Files.readString(file));
        }
      }
    }
    return found;
  }
}
