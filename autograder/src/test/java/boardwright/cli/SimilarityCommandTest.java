package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import boardwright.install.Installation;
import boardwright.similarity.JPlag;
import boardwright.similarity.SimilarityException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The comparison of a class")
class SimilarityCommandTest {
  private static final Path ENGINE = ROOT.resolve("engine/checkerboard/src/main/java/checkerboard");
  private static final Path MODEL = ROOT.resolve("solutions/checkerboard/model");
  private static final String JPLAG = "Compare.java";

  @TempDir private static Path scratch;

  @BeforeAll
  static void gradeAClass() throws IOException, InterruptedException {
    try {
      new JPlag(ROOT).fetched();
    } catch (SimilarityException e) {
      abort("JPlag could not be fetched, so nothing was compared: " + e.getMessage());
    }
    // two have the program's own board, and two the same move
    for (String name : List.of("ada", "bob", "cleo")) {
      Files.createDirectories(scratch.resolve("class").resolve(name));
    }
    String board = Files.readString(ENGINE.resolve("Checkerboard.java"));
    write("ada/Checkerboard.java", board);
    write("bob/Checkerboard.java", board.replaceAll("\\brow\\b", "zeile"));
    String move = Files.readString(MODEL.resolve("Move.java"));
    write("bob/Move.java", move);
    write("cleo/Move.java", move.replaceAll("\\bpiece\\b", "stein"));
    assertEquals(0, run(gradeInto("out", "--threads", "1")));
  }

  @Test
  @DisplayName("tells who have work in common, and nothing of the program's own classes")
  void tellsWhoHaveWorkInCommon() throws IOException {
    Path out = scratch.resolve("out");
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    assertEquals(0, run(said, "similarity", out.toString()), said::toString);
    List<String> lines = said.toString(StandardCharsets.UTF_8).lines().toList();
    assertTrue(lines.get(0).matches(" *(8|9|10)\\d %  (bob, cleo|cleo, bob)"), lines.get(0));
    assertEquals("  0 %", lines.get(1).substring(0, 5), lines::toString);
    assertEquals("  0 %", lines.get(2).substring(0, 5), lines::toString);
    assertEquals(
        "2 hand-ins have code that ships with Boardwright, as the page of the class says: ada;"
            + " bob. What is the engine's own counts for nothing above.",
        lines.get(3));
    assertEquals("pairs:      " + out.resolve("similarity.html"), lines.get(4));
    assertEquals("JPlag's:    " + out.resolve("similarity.zip"), lines.get(5));
    assertTrue(lines.get(6).contains("https://jplag.github.io/JPlag/"), lines.get(6));
    assertTrue(Files.size(out.resolve("similarity.zip")) > 0);
    String page = Files.readString(out.resolve("similarity.html"));
    assertTrue(page.contains("<a href=\"./cleo/report.html\"><bdi>cleo</bdi></a>"), page);
    assertTrue(page.contains("Code that ships with Boardwright is in the hand-ins of"), page);
    String index = Files.readString(out.resolve("index.html"));
    assertTrue(index.contains("<a href=\"similarity.html\">Similar hand-ins</a>"), index);
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "the processes of Linux are watched")
  @DisplayName("that is stopped leaves neither a process nor a copy of a hand-in behind")
  void leavesNothingBehindWhenItIsStopped() throws IOException, InterruptedException {
    stop("similarity", scratch.resolve("out").toString());
    stop(gradeInto("other", "--similarity"));
  }

  /** Asks a program to end in the middle of the comparison. */
  private static void stop(String... call) throws IOException, InterruptedException {
    Path temporary = Files.createDirectories(scratch.resolve("tmp"));
    List<String> command = Installation.get().java(ROOT, List.of("-Djava.io.tmpdir=" + temporary));
    command.addAll(List.of(call));
    Process program =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(scratch.resolve("err.txt").toFile())
            .start();
    List<ProcessHandle> jplag = List.of();
    while (program.isAlive() && jplag.isEmpty()) {
      Thread.sleep(10);
      jplag =
          program
              .descendants()
              .filter(child -> child.info().commandLine().orElse("").contains(JPLAG))
              .toList();
    }
    assertFalse(jplag.isEmpty(), () -> "JPlag was not seen: " + said());
    program.destroy();
    assertTrue(program.waitFor(30, TimeUnit.SECONDS));
    assertEquals(143, program.exitValue(), SimilarityCommandTest::said);
    assertFalse(jplag.stream().anyMatch(ProcessHandle::isAlive), "JPlag is left behind");
    try (Stream<Path> left = Files.list(temporary)) {
      assertEquals(List.of(), left.filter(file -> file.toString().contains("simil")).toList());
    }
    assertFalse(said().contains("compare"), SimilarityCommandTest::said);
  }

  private static String said() {
    try {
      return Files.readString(scratch.resolve("err.txt"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  private static String[] gradeInto(String out, String... more) {
    List<String> call =
        new ArrayList<>(List.of("grade", "checkerboard", scratch.resolve("class").toString()));
    call.addAll(List.of("--out", scratch.resolve(out).toString(), "--sandbox", "none"));
    call.addAll(List.of(more));
    return call.toArray(String[]::new);
  }

  private static int run(String... call) {
    return run(new ByteArrayOutputStream(), call);
  }

  private static int run(ByteArrayOutputStream said, String... call) {
    PrintStream to = new PrintStream(said, true, StandardCharsets.UTF_8);
    return ThisJvm.run(ROOT, "", to, to, call);
  }

  private static void write(String path, String text) throws IOException {
    Files.writeString(scratch.resolve("class").resolve(path), text);
  }
}
