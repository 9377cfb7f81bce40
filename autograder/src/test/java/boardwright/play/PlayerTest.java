package boardwright.play;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.intake.Submission;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Playing")
class PlayerTest {
  private static final Lab LAB = new Course(ROOT).lab("checkerboard").orElseThrow();
  private static final String MINE =
      """
      package checkerboard;
      public class CBException extends Exception {
        CBException(String message) { super(message); }
        @Override public String toString() { return "My own words."; }
      }
      """;

  @Test
  @DisplayName("an untouched lab runs the provided classes")
  void untouched() {
    Player player = player();
    assertEquals(List.of("All classes are the provided ones."), player.whose());
    assertTrue(played(player, "put b 9 1").contains("CBException: There is no row 9"));
  }

  @Test
  @DisplayName("with one class of the learner's runs that class in front of the provided ones")
  void oneOfTheirs() {
    Player player = player(source("CBException", MINE));
    assertEquals(
        List.of("Yours: CBException. Provided: Square, Move, Piece, Checkerboard."),
        player.whose());
    assertTrue(played(player, "put b 9 1").contains("My own words."));
  }

  @Test
  @DisplayName("with a class that does not compile runs without it, and says so")
  void brokenClass() {
    Player player =
        player(
            source("CBException", MINE), source("Square", "package checkerboard; class Square {"));
    assertEquals(
        List.of(
            "Yours: CBException. Provided: Square, Move, Piece, Checkerboard.",
            "Square.java does not compile yet, so the program runs without it; see ./boardwright"
                + " check checkerboard."),
        player.whose());
    assertTrue(played(player, "show").contains("0  b  .  b"));
  }

  @Test
  @DisplayName("with all classes of the learner's runs nothing of ours but the interface")
  void allTheirs() throws IOException {
    Source[] model;
    try (Stream<Path> files = Files.list(ROOT.resolve("solutions/checkerboard/model"))) {
      model =
          files
              .sorted()
              .map(file -> source(file.getFileName().toString().replace(".java", ""), text(file)))
              .toArray(Source[]::new);
    }
    Player player = player(model);
    assertEquals(
        List.of("All classes are yours: CBException, Square, Move, Piece, Checkerboard."),
        player.whose());
    String printed = played(player, "moves 2 2");
    assertTrue(printed.contains("\n0 | b  .  b"), printed); // as the model draws, not as ours
  }

  @Test
  @DisplayName("of a lab with many classes names some of them, and says how many more there are")
  void manyClasses() {
    Lab framework = new Course(ROOT).lab("framework").orElseThrow();
    String name = "framework.games.quixo.QuixoPiece";
    Source own =
        new Source(
            "QuixoPiece.java",
            text(ROOT.resolve("solutions/framework/model/QuixoPiece.java")),
            List.of(name));
    List<String> others = new ArrayList<>(framework.replaceable());
    others.remove("QuixoPiece");
    assertEquals(
        List.of(
            "Yours: QuixoPiece. Provided: %s and %d more."
                .formatted(String.join(", ", others.subList(0, 6)), others.size() - 6)),
        new Player(framework, new Submission("me", "me", List.of(own), List.of())).whose());
  }

  private static String played(Player player, String typed) {
    InputStream in = System.in;
    PrintStream out = System.out;
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    ByteArrayOutputStream trouble = new ByteArrayOutputStream();
    try {
      System.setIn(new ByteArrayInputStream((typed + "\nquit\n").getBytes(StandardCharsets.UTF_8)));
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      player.play(List.of(), new PrintStream(trouble, true, StandardCharsets.UTF_8));
    } finally {
      System.setIn(in);
      System.setOut(out);
      Thread.currentThread().setContextClassLoader(loader);
    }
    assertEquals("", trouble.toString(StandardCharsets.UTF_8));
    return printed.toString(StandardCharsets.UTF_8);
  }

  private static Player player(Source... sources) {
    return new Player(LAB, new Submission("me", "me", List.of(sources), List.of()));
  }

  private static Source source(String type, String text) {
    return new Source(type + ".java", text, List.of("checkerboard." + type));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
