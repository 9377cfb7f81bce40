package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import boardwright.command.OwnWork;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.progress.Outcomes;
import boardwright.progress.Progress;
import boardwright.progress.Progress.StageProgress;
import boardwright.progress.ProgressFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
  private static final String PAGE = " (handouts/checkerboard/2-square.md)\n\n";
  private static final String LOCATE =
      "R5, where to look" + PAGE + "Which line gives the *next* square?\n";
  private static final String TOOL =
      "R5, a tool" + PAGE + "A field keeps what a constructor was given.\n";
  private static final String TRY_FIRST =
      """
      Try the last hint first: change your class, then check again with
      ./boardwright check checkerboard/square.
      The hints that you had: ./boardwright hint checkerboard/square --again
      """;

  @TempDir private Path scratch;
  private Desk desk;
  private int versions;

  @BeforeEach
  void sitDown() throws IOException {
    desk = Desk.in(scratch).write("handouts/checkerboard/hints/square.md", HINTS);
  }

  @Test
  @DisplayName("says how to begin if nothing was checked yet")
  void saysHowToBeginIfNothingWasCheckedYet() {
    assertEquals(
        new Said(
            ExitCode.ALL_PASSED,
            """
            Nothing of this stage was checked yet.
            Next: ./boardwright read checkerboard/square
                  then: ./boardwright start checkerboard/square
            """,
            ""),
        desk.run("hint", "checkerboard/square"));
  }

  @Test
  @DisplayName("gives one rung after the other; from the third on each wants a change and a check")
  void givesOneRungAfterTheOther() throws IOException {
    checked("R5");
    assertEquals(LOCATE, hint());
    assertEquals(TOOL, hint());
    assertEquals(TRY_FIRST, hint());
    checkedAgain("R5"); // without a change
    assertEquals(TRY_FIRST, hint());
    checked("R5");
    assertEquals("R5, a plan" + PAGE + "1. A field.\n2. A constructor.\n", hint());
    assertEquals(TRY_FIRST, hint());
    checked("R5");
    String last = "R5, a similar class" + PAGE + "```java\nclass Wagon {}\n```\n";
    assertEquals(last, hint());
    String all =
        last
            + """

            You had every hint for R5 now; hint --again shows them all.
            Our own solution: ./boardwright solution checkerboard/square --give-up
            """;
    assertEquals(all, hint());
    assertEquals(all, hint());
  }

  @Test
  @DisplayName("shows once more what it gave, and takes none for that")
  void showsOnceMoreWhatItGave() throws IOException {
    checked("R5");
    assertEquals("You had no hint for R5 yet.\n", hint("--again"));
    hint();
    hint();
    assertEquals(LOCATE + "\n" + TOOL, hint("--again"));
    assertEquals(TRY_FIRST, hint());
  }

  @Test
  @DisplayName("is for the rule that is named, if it fails")
  void isForTheRuleThatIsNamed() throws IOException {
    checked(Map.of("R5", "VALUE"), true);
    assertEquals(LOCATE, desk.run("hint", "square", "r5").out());
    assertEquals(
        "R6 passed when you last checked. Not yet: R5.\n", desk.run("hint", "square", "R6").out());
    refused(
        "Stage 'square' has no rule 'R77'. Its rules are: R1, R2, R3, R4, R5, R6, R7, R8, R9, R10,"
            + " C1, C2, C3, S1, S2, S3.",
        desk.run("hint", "checkerboard/square", "R77"));
  }

  @Test
  @DisplayName("is for the rule that another one waits for")
  void isForTheRuleThatAnotherOneWaitsFor() throws IOException {
    Map<String, String> failing = new LinkedHashMap<>();
    failing.put("R6", "VALUE");
    failing.put("R5", "Waits for R6");
    checked(failing, true);
    assertEquals(
        "R5 can be asked when R6 passes, so here is a hint for R6.\n\nR6, where to look"
            + PAGE
            + "One question.\n",
        desk.run("hint", "square", "R5").out());
  }

  @Test
  @DisplayName("begins with the kind of failure, if it is no wrong value")
  void beginsWithTheKindOfFailure() throws IOException {
    desk.write(
        "handouts/common-hints.md",
        "# Hints\n\n## Exception: one came\n\nWhich line?\n\n## C1\n\n### Locate\n\nHead?\n");
    checked(Map.of("R5", "EXCEPTION"), true);
    assertEquals("R5, this kind of failure" + PAGE + "Which line?\n", hint());
    assertEquals(LOCATE, hint());
    checked(Map.of("C1", "VALUE"), true);
    assertEquals("C1, where to look (handouts/what-is-graded.md)\n\nHead?\n", hint());
  }

  @Test
  @DisplayName("takes a check for stale when the sources have changed since")
  void takesACheckForStale() throws IOException {
    checked("R5");
    hint();
    hint();
    checked("R5");
    desk.learner("Square", "package checkerboard; class Square { int changed; }");
    assertEquals(TRY_FIRST, hint());
  }

  @Test
  @DisplayName("keeps a ladder for each rule")
  void keepsALadderForEachRule() throws IOException {
    checked("R5");
    hint();
    checked("R6");
    assertEquals("R6, where to look" + PAGE + "One question.\n", hint());
    checked("R5");
    assertEquals(TOOL, hint());
  }

  @Test
  @DisplayName("names the page where a rule has no hints, or the stage has none")
  void namesThePageWhereARuleHasNoHints() throws IOException {
    checked("R9");
    String none = "Rule R9 has no hints; its page is handouts/checkerboard/2-square.md.\n";
    assertEquals(none, hint());
    Files.delete(desk.path("handouts/checkerboard/hints/square.md"));
    assertEquals(none, hint());
  }

  @Test
  @DisplayName("of which a right solution is shown on --give-up; the progress remembers it")
  void remembersThatASolutionWasShown() {
    Said said = desk.run("solution", "checkerboard/square", "--give-up");
    assertEquals(ExitCode.ALL_PASSED, said.code());
    assertTrue(
        said.out().startsWith("One right way, solutions/checkerboard/model/Square.java:\n\n"));
    assertTrue(said.out().contains(desk.model("Square")));
    assertFalse(new ProgressFile(desk.lab()).read().stage("square").gaveUp().isEmpty());
    desk.solve("Square").run("check", "square");
    assertTrue(desk.run().out().contains("(solution seen)"), desk.run().out());
  }

  @Test
  @DisplayName("has no solution before the stage passes")
  void noSolutionYet() {
    assertEquals(
        """
        Our solution is for comparing, so it comes when the checks of the whole class
        pass. Not yet: checkerboard/square.
        To see it now: ./boardwright solution checkerboard/square --give-up
        """,
        desk.run("solution", "square").out());
    assertTrue(new ProgressFile(desk.lab()).read().stages().isEmpty());
  }

  @Test
  @DisplayName("names what the right solution needs beside the classes of the stage")
  void namesWhatTheRightSolutionNeedsBesideTheClassesOfTheStage() {
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
        desk.run("solution", "checkerboard/square", "--give-up").out());
  }

  @Test
  @DisplayName("leaves no file of our own answers out that is no stage's")
  void leavesNoFileOfOurOwnAnswersOut() throws IOException {
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
  void showsARightSolutionAfterTheStageHasPassed() throws IOException {
    desk.learner("Square", "package checkerboard; class Square {}");
    new ProgressFile(desk.lab())
        .write(
            Progress.NONE.with(
                "square", Progress.NONE.stage("square").checked(Outcomes.of(14, 14, "", "x"))));
    assertEquals(
        """
        Every check of this stage passed when you last checked it.
        Compare your class with ours: ./boardwright solution checkerboard/square
        """,
        hint());
    assertTrue(
        desk.run("solution", "square")
            .out()
            .startsWith("One right way, solutions/checkerboard/model/Square.java:\n\n"));
  }

  @Test
  @DisplayName("shows a class of several stages when the last of them has passed")
  void afterAllStagesOfAClass() throws IOException {
    Progress progress = passed(passed(Progress.NONE, "board"), "lists");
    new ProgressFile(desk.lab()).write(progress);
    assertEquals(
        """
        Our solution is for comparing, so it comes when the checks of the whole class
        pass. Not yet: checkerboard/moves.
        To see it now: ./boardwright solution checkerboard/board --give-up
        """,
        desk.run("solution", "checkerboard/board").out());
    new ProgressFile(desk.lab()).write(passed(progress, "moves"));
    assertTrue(
        desk.run("solution", "checkerboard/board")
            .out()
            .startsWith("One right way, solutions/checkerboard/model/Checkerboard.java:\n\n"));
  }

  private static Progress passed(Progress progress, String stage) {
    return progress.with(stage, progress.stage(stage).checked(Outcomes.of(14, 14, "", "x")));
  }

  @Test
  @DisplayName("has no solution to show where there is none")
  void hasNoSolutionToShowWhereThereIsNone() throws IOException {
    Files.delete(desk.path("solutions/checkerboard/model/Square.java"));
    assertEquals(
        "There is no solution of Square in this tree.\n",
        desk.run("solution", "checkerboard/square", "--give-up").out());
    assertEquals(
        "This stage has nothing to write: every class is yours already.\n",
        desk.run("solution", "checkerboard/program", "--give-up").out());
  }

  @Test
  @DisplayName("points to the compiler if the class did not compile")
  void didNotCompile() throws IOException {
    checked("");
    assertTrue(hint().startsWith("It did not compile"), hint());
  }

  @Test
  @DisplayName("wants a lab and a stage")
  void wantsALabAndAStage() {
    refused("Which stage? Say it as checkerboard/exception.", desk.run("solution", "checkerboard"));
    refused(
        "Missing required parameter: 'LAB/STAGE'. See ./boardwright help solution.",
        desk.run("solution"));
    refused(
        "Lab 'checkerboard' has no stage 'queen'. Its stages are: exception, square, move, piece,"
            + " board, moves, lists, program, tests.",
        desk.run("hint", "checkerboard/queen"));
  }

  private String hint(String... options) {
    List<String> call = new ArrayList<>(List.of("hint", "checkerboard/square"));
    call.addAll(List.of(options));
    Said said = desk.run(call.toArray(String[]::new));
    assertEquals(ExitCode.ALL_PASSED, said.code());
    assertEquals("", said.err());
    return said.out();
  }

  /** As if the stage square had been changed and checked, and this rule had failed first. */
  private void checked(String rule) throws IOException {
    checked(rule.isEmpty() ? Map.of() : Map.of(rule, "VALUE"), true);
  }

  private void checkedAgain(String rule) throws IOException {
    checked(Map.of(rule, "VALUE"), false);
  }

  private void checked(Map<String, String> failing, boolean changed) throws IOException {
    versions += changed ? 1 : 0;
    desk.learner("Square", "package checkerboard; class Square {} // " + versions);
    ProgressFile file = new ProgressFile(desk.lab());
    Progress progress = file.read();
    Lab lab = desk.lab();
    Stage square = lab.stage("square").orElseThrow();
    String sources = ProgressFile.fingerprint(lab, square, OwnWork.in(lab).sources());
    StageProgress stage = progress.stage("square");
    file.write(progress.with("square", stage.checked(Outcomes.of(3, 14, failing, sources))));
  }

  private static void refused(String line, Said said) {
    assertEquals(new Said(ExitCode.WRONG_CALL, "", line + "\n"), said);
  }
}
