package boardwright.play;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.submission.Submission;
import java.awt.GraphicsEnvironment;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("each-java")
@DisplayName("Playing")
class PlayerTest {
  private static final Lab LAB = new Course(ROOT).lab("checkerboard").orElseThrow();
  private static final Lab FRAMEWORK = new Course(ROOT).lab("framework").orElseThrow();
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
  void anUntouchedLabRunsTheProvidedClasses() {
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
  void withAClassThatDoesNotCompileRuns() {
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
  void runsNothingOfOursButTheInterface() throws IOException {
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
  @DisplayName("leaves out the class to blame where another cannot use it, and says why")
  void leavesOutTheClassToBlame() {
    Player piece =
        player(
            source("Piece", "package checkerboard; public class Piece { int NO_PIECE = 0; }"),
            source("CBException", MINE));
    assertEquals(
        List.of(
            "Yours: CBException. Provided: Square, Move, Piece, Checkerboard.",
            "The program runs without your Piece, which other classes cannot use: Piece must be an"
                + " interface; yours is a class."),
        piece.whose());
    String model = text(ROOT.resolve("solutions/checkerboard/model/Square.java"));
    Player square =
        player(
            source("Square", model.replaceAll("public Square\\(", "private Square(")),
            source(
                "Checkerboard",
                text(ROOT.resolve("solutions/checkerboard/model/Checkerboard.java"))));
    assertEquals(
        "Yours: Checkerboard. Provided: CBException, Square, Move, Piece.", square.whose().get(0));
    assertTrue(
        square.whose().get(1).startsWith("The program runs without your Square, which other "),
        square.whose().get(1));
    assertTrue(played(square, "show").contains("b"));
  }

  @Test
  @DisplayName("names a method that does not end, once, and not one that waits")
  void namesAMethodThatDoesNotEnd() {
    String text =
        """
        package checkerboard;
        class Slow {
          public static void main(String[] args) {
            spin();
          }
          static void spin() {
            long end = System.nanoTime() + 1_500_000_000L;
            while (System.nanoTime() < end) { }
          }
        }
        """;
    String said = stuck(text);
    assertTrue(
        said.matches(
            "Slow\\.spin has been running for 300 milliseconds \\(Slow.java:[78]\\)\\. An endless"
                + " loop\\? Ctrl\\+C ends the program\\.\\R"),
        said);
    assertEquals(
        "",
        stuck(
            text.replace(
                "while (System.nanoTime() < end) { }",
                "try { Thread.sleep(900); } catch (InterruptedException e) { }")));
  }

  private static String stuck(String text) {
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    try {
      Submission own = new Submission("me", "me", List.of(source("Slow", text)), List.of());
      new Player(LAB, own, List.of("checkerboard.Slow"))
          .run("checkerboard.Slow", List.of(), new PrintStream(errors, true), 300);
    } finally {
      Thread.currentThread().setContextClassLoader(loader);
    }
    return errors.toString(StandardCharsets.UTF_8);
  }

  @Test
  @DisplayName("says of a null that a provided class met who may have returned it")
  void nullFromAMethod() {
    Lab race = new Course(ROOT).lab("gamedesign").orElseThrow();
    String board =
        text(ROOT.resolve("solutions/gamedesign/model/Board.java"))
            .replaceFirst("public Tile getTile\\([^{]*\\{", "$0 if (true) return null;");
    Source own = new Source("Board.java", board, List.of("gamedesign.engine.Board"));
    PrintStream out = System.out;
    try {
      System.setOut(new PrintStream(OutputStream.nullOutputStream()));
      assertEquals(
          "The program ended with a NullPointerException in a provided class. Does a method of"
              + " yours return null? Look at Board.\n",
          trouble(new Player(race, new Submission("me", "me", List.of(own), List.of())), "--text"));
    } finally {
      System.setOut(out);
    }
  }

  @Test
  @DisplayName("of a lab with many classes names some of them, and says how many more there are")
  void ofALabWithManyClassesNamesSomeOfThem() {
    String name = "framework.games.quixo.QuixoPiece";
    Source own =
        new Source(
            "QuixoPiece.java",
            text(ROOT.resolve("solutions/framework/model/QuixoPiece.java")),
            List.of(name));
    List<String> others = new ArrayList<>(FRAMEWORK.replaceable());
    others.remove("QuixoPiece");
    assertEquals(
        List.of(
            "Yours: QuixoPiece. Provided: %s and %d more."
                .formatted(String.join(", ", others.subList(0, 6)), others.size() - 6)),
        framework(own).whose());
  }

  @Test
  @DisplayName("of a program that an exception ends says which, what had caused it, and where")
  void endedByAnException() {
    String text =
        """
        package framework.games.own;
        import framework.model.Board;
        import framework.play.Factory;
        import framework.model.SingletonSupplier;
        import framework.games.tictactoe.TicTacToeFactory;
        public class OwnGameApplication extends framework.saved.SavingApplication {
          @Override public String getName() { return "Mine"; }
          @Override protected SingletonSupplier<? extends Factory> getFactoryMaker() {
            return TicTacToeFactory::new;
          }
          @Override protected SingletonSupplier<? extends Board> getBoardMaker() {
            try {
              return Sizes.board(0);
            } catch (ArithmeticException e) {
              throw new IllegalStateException("no board yet", e);
            }
          }
          private static class Sizes {
            static SingletonSupplier<? extends Board> board(int size) {
              throw new ArithmeticException("size\\n" + size);
            }
          }
        }
        """;
    assertEquals(
        "The program ended with IllegalStateException (no board yet), because of"
            + " ArithmeticException (size 0): look at own/OwnGameApplication.java:20\n",
        trouble(
            framework(
                new Source(
                    "own/OwnGameApplication.java",
                    text,
                    List.of("framework.games.own.OwnGameApplication"))),
            "--game",
            "own",
            "--text"));
  }

  @Test
  @DisplayName("in a window that cannot be opened says why, and where")
  void inAWindowThatCannotBeOpenedSaysWhy() {
    assumeFalse(
        GraphicsEnvironment.isHeadless(), "This test needs a display: run it under xvfb-run.");
    String text =
        """
        package framework.games.tictactoe;
        public class TicTacToeBoardView extends framework.view.BoardView {
          public TicTacToeBoardView(framework.model.Board board) {
            super(board);
            throw new IllegalStateException("no lines yet");
          }
        }
        """;
    assertEquals(
        "The program ended with IllegalStateException (The window could not be opened.), because"
            + " of IllegalStateException (no lines yet): look at TicTacToeBoardView.java:5\n",
        trouble(
            framework(
                new Source(
                    "TicTacToeBoardView.java",
                    text,
                    List.of("framework.games.tictactoe.TicTacToeBoardView")))));
  }

  private static Player framework(Source source) {
    return new Player(FRAMEWORK, new Submission("me", "me", List.of(source), List.of()));
  }

  /** What is said of a program that does not come to its end. */
  private static String trouble(Player player, String... arguments) {
    ByteArrayOutputStream trouble = new ByteArrayOutputStream();
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    try {
      player.play(List.of(arguments), new PrintStream(trouble, true, StandardCharsets.UTF_8));
    } finally {
      Thread.currentThread().setContextClassLoader(loader);
    }
    return trouble.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
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
