package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.RealTree;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.ManifestException;
import boardwright.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A student's own test class")
class OwnTestsTest {
  private static final String STAGE = "tests";
  private static final String IMPORTS =
      """
      package checkerboard;
      import static org.junit.jupiter.api.Assertions.*;
      import java.util.*;
      import java.util.stream.*;
      import java.awt.Point;
      import org.junit.jupiter.api.*;
      import org.junit.jupiter.params.*;
      import org.junit.jupiter.params.provider.*;
      """;
  private static final String NOTHING = "class SquareTest { @Test void nothing() {} }";

  /** What a good test says of a square, in few words. */
  private static final String SQUARE =
      """
      Square last = new Square(7, 7, Piece.NO_PIECE);
      Square first = new Square(0, 2, Piece.BLACK_PAWN, last);
      assertSame(last, first.getNext());
      first.setNext(null);
      assertNull(first.getNext());
      assertThrows(CBException.class, () -> new Square(8, 0, Piece.RED_PAWN));
      assertThrows(CBException.class, () -> new Square(-1, 0, Piece.RED_PAWN));
      assertThrows(CBException.class, () -> new Square(0, 0, 99));
      """;

  private static final String MOVE =
      """
      Move a = new Move(2, 2, 3, 1, Piece.BLACK_PAWN, true, null);
      Move b = new Move(5, 1, 3, 3, Piece.RED_KING, false, a);
      assertEquals(new Point(5, 1), b.getFrom());
      assertEquals(new Point(3, 1), a.getTo());
      assertTrue(a.isJump());
      assertSame(a, b.getNext());
      b.setNext(null);
      assertNull(b.getNext());
      """;

  private static final Lab LAB = new Course(RealTree.ROOT).lab("checkerboard").orElseThrow();

  private static Grader grader;
  private static String problems;

  @TempDir private static Path scratch;

  @BeforeAll
  static void open() {
    grader = Grader.of(LAB, 1, WarmWorkers.SHARED, false, Sandbox.NONE);
  }

  @AfterAll
  static void close() {
    grader.close();
  }

  /** What is in MoveTest.java, and what becomes of the checks pass, half, nearly all. */
  static Stream<Arguments> classes() {
    String refused = "refused blocked blocked";
    String vacuous = "passed failed failed";
    return Stream.of(
        row("one long test", test(SQUARE + MOVE), "passed passed passed"),
        row(
            "nested classes with names and a set-up",
            "@DisplayName(\"All\") class MoveTest { Square last;\n"
                + "@BeforeEach void make() throws Exception { last = new Square(1, 1, 0); }\n"
                + "@AfterEach void forget() { last = null; }\n"
                + "@Nested class Moves { @Test @DisplayName(\"move\") void m() throws Exception {"
                + MOVE
                + "} }\n"
                + "@Nested class Squares { @Test void s() throws Exception { assertNotNull(last);"
                + SQUARE.replace("last", "end")
                + "} } }",
            "passed passed passed"),
        row(
            "parameters from everywhere",
            """
            class MoveTest {
              @ParameterizedTest @ValueSource(ints = {-1, 8, 100})
              void refusesRow(int row) {
                assertThrows(CBException.class, () -> new Square(row, 0, Piece.NO_PIECE));
              }
              @ParameterizedTest @CsvSource({"0, 0", "7, 7"})
              void accepts(int row, int col) throws Exception {
                Square one = new Square(row, col, Piece.NO_PIECE);
                assertSame(one, new Square(col, row, Piece.RED_KING, one).getNext());
              }
              @ParameterizedTest @MethodSource("moves")
              void movesKnow(Move move, Point from, boolean jump) {
                assertEquals(from, move.getFrom());
                assertEquals(new Point(3, 1), move.getTo());
                assertEquals(jump, move.isJump());
                move.setNext(move);
                assertSame(move, move.getNext());
                move.setNext(null);
                assertNull(move.getNext());
              }
              static Stream<Arguments> moves() {
                return Stream.of(
                    Arguments.of(new Move(2, 2, 3, 1, 0, true, null), new Point(2, 2), true),
                    Arguments.of(new Move(5, 1, 3, 1, 0, false, null), new Point(5, 1), false));
              }
            }
            """,
            "passed passed failed"),
        row(
            "repetition, groups of assertions and a helper",
            "class MoveTest { @RepeatedTest(3) void all() { assertAll(Helper::square, Helper::move,"
                + " () -> assertEquals(2, 1 + 1)); } }\nclass Helper {\nstatic void square() throws"
                + " Exception {"
                + SQUARE
                + "}\nstatic void move() throws Exception {"
                + MOVE
                + "} }",
            "passed passed passed"),
        row(
            "hash maps, streams and random numbers with a fixed seed",
            test(
                "Map<Integer, Square> all = new HashMap<>(); Random r = new Random(3);\n"
                    + "for (int i = 0; i < 8; i++) all.put(r.nextInt(), new Square(i, i, 0));\n"
                    + "assertEquals(8, all.values().stream().filter(s -> s.getNext() == null)"
                    + ".count());"
                    + SQUARE
                    + MOVE),
            "passed passed passed"),
        row(
            "half of it",
            test(SQUARE + "new Square(5, 5, Piece.BLACK_KING);"),
            "passed passed failed"),
        row("no assertion", test("new Square(1, 1, 0); new Square(2, 2, 0).getNext();"), vacuous),
        row(
            "assertions that are caught",
            test("try {" + SQUARE + MOVE + "} catch (AssertionError e) { }"),
            vacuous),
        row("runs that are counted", counted("if (++runs > 1) fail(\"again\");"), vacuous),
        row(
            "the seed, from which the order of the programs once came",
            test(
                "List<Integer> all = new ArrayList<>(); for (int i = 0; i < 28; i++) all.add(i);\n"
                    + "Random seed = new Random(1); Collections.shuffle(all, seed); double luck ="
                    + " Math.random(); for (int i : all) assertFalse(luck == new"
                    + " Random(seed.nextLong()).nextDouble() && i < 22);"),
            refused),
        row(
            "chance that mostly goes well, and would catch all",
            test("assertTrue(new Random().nextInt(6) > 0);"),
            refused),
        row(
            "a wrong expectation",
            test("assertEquals(new Point(1, 3), new Move(2, 2, 3, 1, 0, false, null).getTo());"),
            "failed blocked blocked"),
        row(
            "more than the rules say",
            test("assertEquals(\"[3][4]: 0\", new Square(3, 4, 0).toString());"),
            "failed blocked blocked"),
        row("no test at all", "class MoveTest { void test() { } }", "passed failed failed"),
        row("an endless loop", test("while (true) { }"), "timed_out blocked blocked"),
        row("the end of the machine", test("System.exit(0);"), refused),
        row(
            "the end of the machine, caught",
            test("try { System.exit(0); } catch (Throwable t) { }"),
            refused),
        row(
            "a file",
            test("java.nio.file.Files.readString(java.nio.file.Path.of(\"target\"));"),
            refused),
        row("reflection", test("Class.forName(\"checkerboard.Square\");"), refused),
        row("fields by reflection", test("Square.class.getDeclaredFields();"), refused),
        row("the clock", test("assertTrue(System.nanoTime() != 0);"), refused),
        row("the date", test("java.time.LocalDate.now();"), refused),
        row("the date of a calendar", test("new GregorianCalendar(Locale.ROOT);"), refused),
        row("a source of time", test("java.time.InstantSource.system().millis();"), refused),
        row("identity", test("System.identityHashCode(Square.class);"), refused),
        row("the identity of a class", test("Square.class.hashCode();"), refused),
        row("the place of an exception", test("new Exception().getStackTrace();"), refused),
        row("a thread", test("new Thread(() -> { }).start();"), refused),
        row(
            "a method by its name",
            "class MoveTest { @ParameterizedTest @MethodSource(\"java.lang.Runtime#version\")"
                + " void m(Object o) { } }",
            refused),
        row(
            "a class by its name",
            "class MoveTest { @ParameterizedTest @ValueSource(strings = \"java.lang.Runtime\")"
                + " void m(Class<?> c) { } }",
            refused),
        row(
            "a stream of a name",
            "class MoveTest { @ParameterizedTest @ValueSource(strings = \"x\")"
                + " void m(java.io.FileOutputStream f) { } }",
            refused),
        row(
            "endless repetition",
            "class MoveTest { @RepeatedTest(1000000) void m() { } }",
            refused),
        row(
            "a thread of JUnit's",
            test("assertTimeoutPreemptively(java.time.Duration.ofDays(1), () -> { });"),
            "blocked blocked blocked"),
        row(
            "an extension",
            "@org.junit.jupiter.api.extension.ExtendWith(MoveTest.class) class MoveTest { }",
            "blocked blocked blocked"),
        row("a mistake", test("int = 3;"), "blocked blocked blocked"),
        row(
            "an own member of a class",
            test("new Square(1, 1, 0).mine();"),
            "blocked blocked blocked"));
  }

  private static Arguments row(String name, String code, String... verdicts) {
    return Arguments.of(name, code, List.of(verdicts));
  }

  private static String test(String statements) {
    return "class MoveTest { @Test void test() throws Exception {\n" + statements + "\n} }";
  }

  private static String counted(String statements) {
    return "class MoveTest { static int runs; @Test void test() {\n" + statements + "\n} }";
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("classes")
  @DisplayName("is judged, whatever is in it:")
  void isJudgedWhateverIsInIt(String name, String code, List<String> verdicts) throws IOException {
    List<CheckResult> results =
        grade(
            ModelHandIn.of(LAB, scratch)
                .write("SquareTest.java", IMPORTS + NOTHING)
                .write("MoveTest.java", IMPORTS + code));
    String seen =
        results.stream()
            .filter(
                r ->
                    List.of("tests/pass", "tests/catch-some", "tests/catch-most")
                        .contains(r.check().id()))
            .map(r -> r.verdict().name().toLowerCase(java.util.Locale.ROOT))
            .collect(Collectors.joining(" "));
    assertTrue(verdicts.contains(seen), () -> name + ": " + seen + said(results));
  }

  private static String said(List<CheckResult> results) {
    return results.stream().map(r -> "\n" + r.message()).toList() + " " + problems;
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          @BeforeEach static void make() { }               | must not be static
          @Nested class A { @Nested class B extends A { } } | Detected cycle
          """)
  @DisplayName("that JUnit does not take is failed in JUnit's own words:")
  void saysWhatJUnitDoesNotTake(String member, String words) throws IOException {
    String code = "class MoveTest { @Test void test() { } " + member + " }";
    List<CheckResult> results =
        grade(
            ModelHandIn.of(LAB, scratch)
                .write("SquareTest.java", IMPORTS + NOTHING)
                .write("MoveTest.java", IMPORTS + code));
    String said = result("tests/pass", results).message();
    assertTrue(said.contains(words), said);
    assertFalse(said.contains("TestEngine"), said);
  }

  @Test
  @DisplayName("is refused if a thread of the program goes on after it")
  void leavesAThread() throws IOException {
    Lab chess = new Course(RealTree.ROOT).lab("combochess").orElseThrow();
    String code =
        """
        package combochess.model;
        class TurnTimerTest {
          @org.junit.jupiter.api.Test void reads() {
            new combochess.view.TypedLines(new java.io.BufferedReader(new java.io.Reader() {
              @Override public int read(char[] c, int from, int length) {
                try {
                  new java.util.concurrent.LinkedBlockingQueue<String>().take();
                } catch (InterruptedException e) { }
                return -1;
              }
              @Override public void close() { }
            }));
          }
        }
        """;
    try (Grader other = Grader.of(chess, 1, WarmWorkers.SHARED, false, Sandbox.NONE)) {
      Report report =
          other.grade(
              ModelHandIn.of(chess, scratch).write("TurnTimerTest.java", code).submission(),
              stage -> stage.id().equals("timer-tests"));
      CheckResult pass = result("timer-tests/pass", report.checks().toList());
      assertEquals(Verdict.REFUSED, pass.verdict(), pass.message());
    }
  }

  @Test
  @Tag("each-java")
  @DisplayName("of the model catches every planted fault")
  void theModelCatchesAll() throws IOException {
    Lab all = LAB;
    List<CheckResult> results = grade(ModelHandIn.of(all, scratch));
    results.forEach(r -> assertEquals(Verdict.PASSED, r.verdict(), r.message()));
  }

  @Test
  @DisplayName("reaches lines also where it fails, and the report has them line by line")
  void coversThoughItFails() throws IOException {
    String code = SQUARE + MOVE + "a.toString(); first.toString(); fail(\"on purpose\");";
    List<CheckResult> results =
        grade(
            ModelHandIn.of(LAB, scratch)
                .write("SquareTest.java", IMPORTS + NOTHING)
                .write("MoveTest.java", IMPORTS + test(code)));
    assertEquals(Verdict.FAILED, result("tests/pass", results).verdict());
    CheckResult cover = result("tests/cover", results);
    assertEquals(Verdict.PASSED, cover.verdict(), cover.message());
    assertEquals(
        List.of("Move.java", "Square.java"),
        cover.coverage().stream().map(file -> file.path()).toList());
    assertTrue(cover.coverage().get(0).missed().size() > 2, "the other pieces have no name yet");
    assertEquals(List.of(), cover.coverage().get(1).missed());
  }

  @Test
  @DisplayName("is not tried on faults that the build did not leave: then the grader has failed")
  void withoutPlantedFaults(@TempDir Path elsewhere) throws IOException {
    Lab lab = ModelHandIn.lab(elsewhere, "coverage: 80", "coverage: 10");
    try (Grader other = Grader.of(lab, 1, WarmWorkers.SHARED, false, Sandbox.NONE)) {
      Report report =
          other.grade(ModelHandIn.of(lab, scratch).submission(), stage -> stage.isForTests());
      List<CheckResult> results = report.checks().toList();
      assertEquals(Verdict.UNGRADED, result("tests/catch-some", results).verdict());
      assertEquals(Verdict.PASSED, result("tests/pass", results).verdict());
    }
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          coverage: 80          | coverage: 101         | percent, from 1 to 100
          catches: [50, 80]     | catches: [80, 50]     | percents of which the second is higher
          catches: [50, 80]     | catches: []           | a list of two percents
          about: [Square, Move] | about: [Square, King] | there is no 'King'
          classes: [Expectations | classes: [Piece      | but it has Piece
          """)
  @DisplayName("has a stage whose numbers and names are looked at:")
  void aWrongManifestIsRefused(String old, String now, String said) {
    ManifestException wrong =
        assertThrows(ManifestException.class, () -> ModelHandIn.lab(scratch, old, now));
    assertTrue(wrong.getMessage().contains(said), wrong.getMessage());
  }

  private static CheckResult result(String id, List<CheckResult> results) {
    return results.stream().filter(r -> r.check().id().equals(id)).findFirst().orElseThrow();
  }

  private static List<CheckResult> grade(ModelHandIn handIn) {
    Report report = grader.grade(handIn.submission(), stage -> stage.id().equals(STAGE));
    problems = report.stages().get(0).problems().toString();
    return report.checks().toList();
  }
}
