package boardwright.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.RealTree;
import boardwright.grading.CheckResult;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.lab.Lab;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Finding;
import boardwright.run.RunSample;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The causes of what a hand-in lost")
class CausesTest {
  private static final Lab LAB = RunSample.lab(RealTree.ROOT, null);
  private static final Problem BRACE =
      new Problem(
          "Square.java",
          56,
          18,
          "compiler.err.expected4",
          "class, interface, enum, or record expected",
          "  private static void checkPiece(int piece) {");
  private static final String UNCOMPILED = "Square does not compile";

  @Test
  @DisplayName("one compile error is one cause, whatever waits for it in however many stages")
  void oneCompileError() {
    List<Cause> causes = causes(broken("square", 3), broken("program", 2));
    assertEquals(1, causes.size());
    Cause brace = causes.get(0);
    assertEquals(5, brace.waiting().size());
    assertEquals("Square does not compile: fix the error at Square.java:56.", brace.advice());
    assertEquals("5.00 points in 5 checks wait behind this.", brace.costs());
    assertTrue(brace.plain().contains("look for a brace } too many above"), brace.plain());
  }

  @Test
  @DisplayName("a compile error comes first, and what was not handed in last")
  void compileErrorComesFirst() {
    StageResult none =
        Sample.stage("aaa", "1", "Move")
            .check("R1", "One", Verdict.NOT_HANDED_IN, "there is no class Move", null, "")
            .result();
    StageResult fails = Sample.stage("b", "1", "Piece").fails("R1", "One", Sample.JUMP).result();
    assertEquals(
        List.of(UNCOMPILED, "b R1: One", "there is no class Move"),
        sentences(none, fails, broken("square", 1)));
  }

  @Test
  @DisplayName("a member that is missing is one cause for all checks that need it")
  void aMemberThatIsMissingIsOneCause() {
    String why = "Square has no `public Square getNext()`; did you mean your `getNxt`?";
    StageResult stage =
        Sample.stage("square", "2", "Square")
            .check("R5", "Five", Verdict.BLOCKED, why, null, "")
            .check("R6", "Six", Verdict.BLOCKED, why, null, "")
            .result();
    Cause missing = causes(stage).get(0);
    assertEquals(Cause.Kind.MISSING, missing.kind());
    assertEquals(why, missing.advice());
    assertEquals("2.00 points in 2 checks wait behind this.", missing.costs());
    assertEquals(1, causes(stage).size());
  }

  @Test
  @DisplayName("what waits for a rule, of this stage or another, belongs to the check that failed")
  void waitingForRules() {
    StageResult board =
        Sample.checkerboard()
            .fails("R8", "Eight", Sample.JUMP)
            .waits("R4", "Four", "R8")
            .waits("R5", "Five", "R4")
            .result();
    StageResult moves = Sample.stage("m", "1", "X").waits("R1", "One", "checkerboard/R8").result();
    List<Cause> causes = causes(board, moves);
    assertEquals(List.of("checkerboard R8: Eight"), sentences(board, moves));
    assertEquals(
        List.of("R4", "R5", "R1"),
        causes.get(0).waiting().stream().map(waiting -> waiting.check().rule()).toList());
  }

  @Test
  @DisplayName("checks that end at the same line have one cause, unless they gave a wrong value")
  void checksThatEndAtTheSameLineHaveOneCause() {
    Finding endless = Finding.of("it to finish", "still running").at("Square.java:9");
    StageResult stage =
        Sample.checkerboard()
            .check("R1", "One", Verdict.TIMED_OUT, "m", endless, "")
            .check("R2", "Two", Verdict.TIMED_OUT, "m", endless, "")
            .fails("R3", "Three", Sample.JUMP)
            .fails("R4", "Four", Sample.JUMP)
            .result();
    List<Cause> causes = causes(stage);
    assertEquals(3, causes.size());
    assertEquals(2, causes.get(0).checks().size());
    assertEquals("2.00 points in 2 checks wait behind this.", causes.get(0).costs());
    assertEquals("Look at Square.java:9 for checkerboard R1: m.", causes.get(0).advice());
    assertEquals(
        "Look at Checkerboard.java:41 for checkerboard R3: Three.", causes.get(1).advice());
  }

  @Test
  @DisplayName("a hand-in without any class of the lab has one cause")
  void nothingHandedInIsOneCause() {
    StageResult one =
        Sample.stage("a", "1", "A")
            .check("R1", "One", Verdict.NOT_HANDED_IN, "there is no class A", null, "")
            .result();
    StageResult two =
        Sample.stage("b", "1", "B")
            .check("R1", "One", Verdict.NOT_HANDED_IN, "there is no class B", null, "")
            .result();
    assertEquals(List.of("none of the lab's classes was found"), sentences(one, two));
  }

  @Test
  @DisplayName("hidden checks that failed are one cause, which says their points and nothing else")
  void hiddenChecksAreOneCause() {
    List<Cause> causes = Causes.seen(RunSample.of("ada").graded().report(), LAB, RunSample.NOW);
    assertEquals(1, causes.size());
    assertEquals("2.50 points are in checks that are not shown.", causes.get(0).costs());
    assertEquals(0, causes.get(0).all().count());
    assertEquals("", causes.get(0).advice());
  }

  @Test
  @DisplayName("every check that did not pass has exactly one cause")
  void everyCheckThatFailedHasACause() {
    StageResult stage =
        Sample.checkerboard()
            .passes("R1", "One")
            .fails("R2", "Two", Sample.JUMP)
            .waits("R3", "Three", "R2")
            .waits("R4", "Four", "elsewhere/R1")
            .check("R5", "Five", Verdict.UNGRADED, "the grader failed", null, "")
            .check("R6", "Six", Verdict.REFUSED, "not allowed here", null, "")
            .result();
    List<CheckResult> all = causes(stage).stream().flatMap(Cause::all).toList();
    assertEquals(5, all.size());
    assertEquals(5, all.stream().distinct().count());
  }

  private static StageResult broken(String id, int checks) {
    Sample sample = Sample.stage(id, "2", "Square").problem(BRACE);
    for (int i = 1; i <= checks; i++) {
      sample.check("R" + i, "A rule", Verdict.BLOCKED, UNCOMPILED, null, "");
    }
    return sample.result();
  }

  private static List<Cause> causes(StageResult... stages) {
    return Causes.of(Sample.report("ada", "1", stages), LAB);
  }

  private static List<String> sentences(StageResult... stages) {
    return causes(stages).stream().map(Cause::sentence).toList();
  }
}
