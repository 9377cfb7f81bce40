package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A mix")
class MixTest {
  private static Grader grader;

  @TempDir private Path scratch;

  @BeforeAll
  static void open() {
    grader = Grader.of(ModelHandIn.LAB, 1, WarmWorkers.SHARED, false, Sandbox.NONE);
  }

  @AfterAll
  static void close() {
    grader.close();
  }

  @Test
  @DisplayName("keeps every point of four classes when the fifth does not compile")
  void oneBrokenFileCostsItsOwnPointsOnly() throws IOException {
    Report report =
        grade(ModelHandIn.in(scratch).change("Square.java", "package checkerboard;", "package"));
    assertEquals(Set.of("square"), stagesThatLost(report));
    assertEquals("8.00", report.score().toPlainString());
    assertTrue(check(report, "square/keeps-its-types").message().contains("does not compile"));
  }

  @Test
  @DisplayName("takes one check away from a class that is not public")
  void oneCheckForAClassThatIsNotPublic() throws IOException {
    Report report =
        grade(ModelHandIn.in(scratch).change("Square.java", "public class Sq", "class Sq"));
    assertEquals(Set.of("square"), stagesThatLost(report));
    assertEquals(Set.of("square/public-things-are-documented"), lost(report, "square"));
    assertEquals(
        "expected the type Square to be `public`, yours is not",
        check(report, "square/public-things-are-documented").message());
  }

  @Test
  @DisplayName("blocks only the checks that need a member of the wrong type")
  void wrongReturnTypeBlocksItsUsersOnly() throws IOException {
    Report report =
        grade(
            ModelHandIn.in(scratch)
                .change("Square.java", "public Square getNext()", "public Object getNext()"));
    assertEquals(Set.of("square"), stagesThatLost(report));
    assertEquals(
        Set.of("square/knows-the-square-it-was-made-with", "square/set-next-links-squares"),
        lost(report, "square"));
    CheckResult blocked = check(report, "square/set-next-links-squares");
    assertEquals(Verdict.BLOCKED, blocked.verdict());
    assertEquals(
        "Square has no `public Square getNext()`; yours is `Object getNext()`", blocked.message());
  }

  @Test
  @DisplayName("takes a member that is wanted, too, for no mistake in another of its name")
  void otherMembersAreRight() throws IOException {
    Report report =
        grade(
            ModelHandIn.in(scratch)
                .write(
                    "Square.java",
                    """
                    package checkerboard;
                    public class Square implements Piece {
                      private Square next;
                      public Square(int row, int col, int piece) throws CBException {}
                      public Square getNext() { return next; }
                      public void setNext(Square next) { this.next = next; }
                    }
                    """));
    assertEquals(
        "Square has no `public Square(int row, int col, int piece, Square next) throws"
            + " CBException`",
        check(report, "square/knows-the-square-it-was-made-with").message());
  }

  @Test
  @DisplayName("says that a constructor with void is none")
  void voidMakesAMethod() throws IOException {
    Report report =
        grade(
            ModelHandIn.in(scratch)
                .change(
                    "Square.java",
                    "public Square(int row, int col, int piece, Square next)",
                    "public void Square(int row, int col, int piece, Square next)")
                .change("Square.java", "this(row, col, piece, null);", "")
                .change("Square.java", "private final int row;", "private int row;")
                .change("Square.java", "private final int col;", "private int col;")
                .change("Square.java", "private final int piece;", "private int piece;"));
    assertEquals(
        "Square has no `public Square(int row, int col, int piece, Square next) throws"
            + " CBException`; yours is a method, since it has `void` before its name: take"
            + " that away",
        check(report, "square/knows-the-square-it-was-made-with").message());
    String other =
        """
        package checkerboard;
        public class Square implements Piece {
          public void Square(int row, int col) {}
        }
        """;
    assertEquals(
        "Square has no `public Square(int row, int col, int piece) throws CBException`; yours is a"
            + " method, since it has `void` before its name: take that away",
        check(
                grade(ModelHandIn.in(scratch).write("Square.java", other)),
                "square/refuses-rows-off-the-board")
            .message());
  }

  @Test
  @DisplayName("takes in the learner's Move when their Checkerboard uses more of it")
  void extraMembersJoin() throws IOException {
    ModelHandIn handIn =
        ModelHandIn.in(scratch)
            .add("Move.java", "/** More. */ public int rows() { return getTo().x - getFrom().x; }")
            .add("Checkerboard.java", "private int more(Move move) { return move.rows(); }");
    Report report = grade(handIn);
    assertEquals(Set.of(), stagesThatLost(report));
    assertEquals(List.of("Move", "Checkerboard"), stage(report, "board").mix());
    assertEquals(List.of("Square"), stage(report, "square").mix());
  }

  @Test
  @DisplayName("that needs a class which does not compile says which")
  void namesTheCulprit() throws IOException {
    ModelHandIn handIn =
        ModelHandIn.in(scratch)
            .add("Move.java", "/** More. */ public int rows() { return oops; }")
            .add("Checkerboard.java", "private int more(Move move) { return move.rows(); }");
    Report report = grade(handIn);
    assertEquals(Set.of("move", "board", "moves", "lists"), stagesThatLost(report));
    assertEquals(
        "Checkerboard needs your own Move, which does not compile",
        check(report, "board/zero-empties-the-board").message());
  }

  @Test
  @DisplayName("leaves out a helper that does not compile and that nobody uses")
  void unusedHelpersDoNoHarm() throws IOException {
    Report report =
        grade(
            ModelHandIn.in(scratch)
                .write("Notes.java", "package checkerboard; class Notes { int x = \"no\"; }"));
    assertEquals(Set.of(), stagesThatLost(report));
  }

  @Test
  @DisplayName(
      "of the whole program leaves out no more than what uses a helper that does not compile")
  void brokenHelpersCostTheirUsersOnly() throws IOException {
    Report report =
        grade(
            ModelHandIn.in(scratch)
                .write("Tools.java", "package checkerboard; class Tools { static int x = \"no\"; }")
                .add("Checkerboard.java", "private int help() { return Tools.x; }"));
    assertEquals(List.of("CBException", "Square", "Move", "Piece"), stage(report, "program").mix());
  }

  @Test
  @DisplayName("takes a helper class along, whatever it is called")
  void helpersMayHaveADollar() throws IOException {
    Report report =
        grade(
            ModelHandIn.in(scratch)
                .write(
                    "Move$Text.java",
                    "package checkerboard; class Move$Text { static Square same(Square s) { return"
                        + " s; } }")
                .change("Square.java", "    return next;", "    return Move$Text.same(next);"));
    assertEquals(Set.of(), stagesThatLost(report));
  }

  @Test
  @DisplayName("takes a helper class along, wherever it is declared")
  void helpersComeAlong() throws IOException {
    Report report =
        grade(
            ModelHandIn.in(scratch)
                .write(
                    "Tools.java",
                    "package checkerboard; class Tools { static int next(int i) { return i; } }"
                        + " class More { static int same(int i) { return Tools.next(i); } }")
                .add("Checkerboard.java", "private int help(int i) { return More.same(i); }"));
    assertEquals(Set.of(), stagesThatLost(report));
  }

  @Test
  @DisplayName("ends an endless loop by its steps, and only where it is reached")
  void endlessLoopsEnd() throws IOException {
    Report report =
        grade(
            ModelHandIn.in(scratch)
                .change(
                    "CBException.java",
                    "public String toString() {",
                    "public String toString() { while (true) { try { hashCode(); }"
                        + " catch (Throwable t) { continue; } } }"
                        + " private String old() {"));
    assertEquals(Set.of("exception"), stagesThatLost(report));
    CheckResult loop = check(report, "exception/to-string-contains-the-text");
    assertEquals(Verdict.TIMED_OUT, loop.verdict());
    assertTrue(loop.finding().seen().contains("20 million steps"), loop.finding().seen());
    assertTrue(loop.finding().lookAt().startsWith("CBException.java:"), loop.finding().lookAt());
    assertEquals(Verdict.PASSED, check(report, "exception/keeps-its-types").verdict());
  }

  @Test
  @DisplayName("goes on after a class that fills the memory")
  void memoryIsBounded() throws IOException {
    Report report =
        grade(
            ModelHandIn.in(scratch)
                .change(
                    "Move.java",
                    "public boolean isJump() {",
                    "public boolean isJump() { StringBuilder b = new StringBuilder(\"x\");"
                        + " while (b.length() > 0) { b.append(b); }"));
    assertEquals(Set.of("move"), stagesThatLost(report));
    assertEquals(Verdict.CRASHED, check(report, "move/knows-whether-it-jumps").verdict());
  }

  @Test
  @DisplayName("goes on after a class that cannot be initialised")
  void brokenInitialisersAreTold() throws IOException {
    Report report =
        grade(
            ModelHandIn.in(scratch)
                .add("Move.java", "private static final int BAD = Integer.parseInt(\"x\");"));
    assertEquals(Set.of("move"), stagesThatLost(report));
    CheckResult crashed = check(report, "move/links-moves");
    assertEquals(Verdict.CRASHED, crashed.verdict());
    assertTrue(crashed.message().contains("NumberFormatException"), crashed.message());
  }

  private static Report grade(ModelHandIn handIn) {
    Report report = grader.grade(handIn.submission());
    report
        .checks()
        .forEach(
            c ->
                assertTrue(
                    c.verdict() != Verdict.UNGRADED, c.check().id() + " ungraded: " + c.message()));
    return report;
  }

  /** Without the stage of the student's own tests, which have to reach the student's own lines. */
  private static Set<String> stagesThatLost(Report report) {
    return report.stages().stream()
        .filter(stage -> stage.stage().points().signum() > 0 && !stage.passed())
        .filter(stage -> !stage.stage().isForTests())
        .map(stage -> stage.stage().id())
        .collect(Collectors.toSet());
  }

  private static Set<String> lost(Report report, String stage) {
    return stage(report, stage).checks().stream()
        .filter(check -> !check.passed())
        .map(check -> check.check().id())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static StageResult stage(Report report, String id) {
    return report.stages().stream()
        .filter(stage -> stage.stage().id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static CheckResult check(Report report, String id) {
    return report.checks().filter(c -> c.check().id().equals(id)).findFirst().orElseThrow();
  }
}
