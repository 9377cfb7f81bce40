package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.intake.Intake;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.progress.Progress;
import boardwright.progress.ProgressFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("hint")
class HintCommandTest {
  private static final String HINTS =
      """
      # Hints

      ## R5 getNext

      ### 1 Locate

      Which line gives the *next* square?

      ### 2 Tool

      A field keeps what a constructor was given.

      ### 3 Plan

      1. A field.
      2. A constructor.

      ### 4 Sibling

      ```java
      class Wagon {}
      ```

      ## R6: setNext

      ### 1 Locate

      One question.
      """;
  private static final String HEAD = "R5, handouts/checkerboard/2-square.md\n\n";
  private static final String TRY_FIRST =
      "Try the last hint first, then check again: ./boardwright check checkerboard/square\n";

  @TempDir private Path scratch;
  private Desk desk;

  @BeforeEach
  void sitDown() throws IOException {
    desk = Desk.in(scratch).write("handouts/checkerboard/hints/square.md", HINTS);
  }

  @Test
  @DisplayName("says how to begin if nothing was checked yet")
  void nothingChecked() {
    assertEquals(
        new Said(
            ExitCode.ALL_PASSED,
            """
            Nothing of this stage was checked yet. Begin here:
            Next: read handouts/checkerboard/2-square.md
                  and write labs/checkerboard/src/main/java/checkerboard/Square.java
                  then:  ./boardwright check checkerboard/square
            """,
            ""),
        desk.run("hint", "checkerboard/square"));
  }

  @Test
  @DisplayName("gives one rung after the other; from the third on each wants a fresh check")
  void ladder() throws IOException {
    checked("R5");
    assertEquals(HEAD + "Which line gives the *next* square?\n", hint());
    assertEquals(HEAD + "A field keeps what a constructor was given.\n", hint());
    assertEquals(TRY_FIRST, hint());
    assertEquals(TRY_FIRST, hint());
    checked("R5");
    assertEquals(HEAD + "1. A field.\n2. A constructor.\n", hint());
    assertEquals(TRY_FIRST, hint());
    checked("R5");
    assertEquals(HEAD + "```java\nclass Wagon {}\n```\n", hint());
    String again =
        """
        That was every hint for R5. The last one again:

        ```java
        class Wagon {}
        ```

        Our own solution: ./boardwright hint checkerboard/square --give-up
        """;
    assertEquals(again, hint());
    assertEquals(again, hint());
  }

  @Test
  @DisplayName("takes a check for stale when the sources have changed since")
  void staleCheck() throws IOException {
    checked("R5");
    hint();
    hint();
    checked("R5");
    desk.learner("Square", "package checkerboard; class Square { int changed; }");
    assertEquals(TRY_FIRST, hint());
  }

  @Test
  @DisplayName("keeps a ladder for each rule")
  void rulesApart() throws IOException {
    checked("R5");
    hint();
    checked("R6");
    assertEquals("R6, handouts/checkerboard/2-square.md\n\nOne question.\n", hint());
    checked("R5");
    assertEquals(HEAD + "A field keeps what a constructor was given.\n", hint());
  }

  @Test
  @DisplayName("names the page where a rule has no hints, or the stage has none")
  void noHints() throws IOException {
    checked("R9");
    String none = "Rule R9 has no hints; its page is handouts/checkerboard/2-square.md.\n";
    assertEquals(none, hint());
    Files.delete(desk.path("handouts/checkerboard/hints/square.md"));
    assertEquals(none, hint());
  }

  @Test
  @DisplayName("shows a right solution on --give-up, also before anything was checked")
  void giveUp() {
    Said said = desk.run("hint", "checkerboard/square", "--give-up");
    assertEquals(ExitCode.ALL_PASSED, said.code());
    assertTrue(
        said.out().startsWith("One right way, solutions/checkerboard/model/Square.java:\n\n"));
    assertTrue(said.out().contains(desk.model("Square")));
  }

  @Test
  @DisplayName("names what the right solution needs beside the classes of the stage")
  void companions() {
    desk.write(
            "solutions/checkerboard/model/Square.java",
            "package checkerboard; class Square { Board board; CBException never; } // Spare")
        .write(
            "solutions/checkerboard/model/Board.java",
            "package checkerboard; class Board { Row r; }")
        .write(
            "solutions/checkerboard/model/Row.java", "package checkerboard; class Row { Board b; }")
        .write("solutions/checkerboard/model/Spare.java", "package checkerboard; class Spare {}");
    assertEquals(
        """
        One right way, solutions/checkerboard/model/Square.java:

        package checkerboard; class Square { Board board; CBException never; } // Spare
        It needs these beside it, which are part of the answer too:
          solutions/checkerboard/model/Board.java
          solutions/checkerboard/model/Row.java
        """,
        desk.run("hint", "checkerboard/square", "--give-up").out());
  }

  @Test
  @DisplayName("leaves no file of our own answers out that is no stage's")
  void wholeModels() throws IOException {
    for (Lab lab : new Course(ROOT).labs()) {
      Model model = new Model(lab);
      Set<Path> told = new HashSet<>();
      for (Stage stage : lab.stages()) {
        stage.classes().forEach(type -> told.add(model.file(type)));
        told.addAll(model.companions(stage));
      }
      try (Stream<Path> files = Files.list(lab.model())) {
        assertEquals(files.collect(Collectors.toSet()), told);
      }
    }
  }

  @Test
  @DisplayName("shows a right solution after the stage has passed")
  void afterPassing() throws IOException {
    desk.learner("Square", "package checkerboard; class Square {}");
    new ProgressFile(desk.lab())
        .write(
            Progress.NONE.with("square", Progress.NONE.stage("square").checked(14, 14, "", "x")));
    assertTrue(hint().startsWith("One right way, solutions/checkerboard/model/Square.java:\n\n"));
  }

  @Test
  @DisplayName("shows a class of several stages when the last of them has passed")
  void afterAllStagesOfAClass() throws IOException {
    Progress progress = passed(passed(Progress.NONE, "board"), "lists");
    new ProgressFile(desk.lab()).write(progress);
    assertEquals(
        """
        This stage is done. Our solution has the whole class in it: you can
        see it when these are done, too: checkerboard/moves.
        """,
        desk.run("hint", "checkerboard/board").out());
    new ProgressFile(desk.lab()).write(passed(progress, "moves"));
    assertTrue(
        desk.run("hint", "checkerboard/board")
            .out()
            .startsWith("One right way, solutions/checkerboard/model/Checkerboard.java:\n\n"));
  }

  private static Progress passed(Progress progress, String stage) {
    return progress.with(stage, progress.stage(stage).checked(14, 14, "", "x"));
  }

  @Test
  @DisplayName("has no solution to show where there is none")
  void noSolution() throws IOException {
    Files.delete(desk.path("solutions/checkerboard/model/Square.java"));
    assertEquals(
        "There is no solution of Square in this tree.\n",
        desk.run("hint", "checkerboard/square", "--give-up").out());
    assertEquals(
        "This stage has nothing to write: every class is yours already.\n",
        desk.run("hint", "checkerboard/program", "--give-up").out());
  }

  @Test
  @DisplayName("points to the compiler if the class did not compile")
  void didNotCompile() throws IOException {
    checked("");
    assertTrue(hint().startsWith("It did not compile"), hint());
  }

  @Test
  @DisplayName("wants a lab and a stage")
  void wrongCalls() {
    refused("Which stage? Say it as checkerboard/exception.", desk.run("hint", "checkerboard"));
    refused(
        "Missing required parameter: 'LAB/STAGE'. See ./boardwright help hint.", desk.run("hint"));
    refused(
        "Lab 'checkerboard' has no stage 'queen'. Its stages are: exception, square, move, piece,"
            + " board, moves, lists, program, tests.",
        desk.run("hint", "checkerboard/queen"));
  }

  private String hint() {
    Said said = desk.run("hint", "checkerboard/square");
    assertEquals(ExitCode.ALL_PASSED, said.code());
    assertEquals("", said.err());
    return said.out();
  }

  /** As if the stage square had been checked, and this rule had failed first. */
  private void checked(String rule) throws IOException {
    desk.learner("Square", "package checkerboard; class Square {}");
    ProgressFile file = new ProgressFile(desk.lab());
    Progress progress = file.read();
    String sources = ProgressFile.fingerprint(Intake.own(desk.lab()).sources());
    file.write(progress.with("square", progress.stage("square").checked(3, 14, rule, sources)));
  }

  private static void refused(String line, Said said) {
    assertEquals(new Said(ExitCode.WRONG_CALL, "", line + "\n"), said);
  }
}
