package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.RealTree;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Program;
import boardwright.protocol.Program.Role;
import boardwright.protocol.Program.World;
import boardwright.report.ReportJson;
import boardwright.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A student's test that looks for what it runs on")
class PeekingTestsTest {
  private static final String IMPORTS =
      """
      package checkerboard;
      import static org.junit.jupiter.api.Assertions.*;
      import java.io.*;
      import java.time.*;
      import java.util.*;
      import java.util.function.*;
      import java.util.random.*;
      import java.util.stream.*;
      import java.text.*;
      import org.junit.jupiter.api.*;
      import org.junit.jupiter.params.*;
      import org.junit.jupiter.params.provider.*;
      """;
  private static final String NOTHING = "class SquareTest { @Test void nothing() {} }";
  private static final Lab LAB = new Course(RealTree.ROOT).lab("checkerboard").orElseThrow();

  private static Grader grader;

  @TempDir private static Path scratch;

  @BeforeAll
  static void open() {
    grader = Grader.of(LAB, 1, WarmWorkers.SHARED, false, Sandbox.NONE);
  }

  @AfterAll
  static void close() {
    grader.close();
  }

  @Test
  @DisplayName("is refused if it asks for chance")
  void isRefusedIfItAsksForChance() throws IOException {
    assertPass(Verdict.REFUSED, test("Collections.shuffle(new ArrayList<>());"));
  }

  @Test
  @DisplayName("is refused if it hands JUnit's clock on")
  void isRefusedIfItHandsTheClockOn() throws IOException {
    assertPass(
        Verdict.REFUSED,
        test(
            "BiConsumer<Duration, org.junit.jupiter.api.function.Executable> any ="
                + " Assertions::assertTimeout; any.accept(Duration.ZERO, () -> { });"));
  }

  @Test
  @DisplayName("is refused if JUnit is to make a path of a text")
  void isRefusedAPath() throws IOException {
    assertPass(
        Verdict.REFUSED,
        "class MoveTest { @ParameterizedTest @CsvSource(\"a\") void p(java.nio.file.Path p) { } }");
  }

  @Test
  @DisplayName("gets the same answer in each run, whatever it asks")
  void getsTheSameAnswerInEachRun() throws IOException {
    List<CheckResult> results =
        assertPass(
            Verdict.PASSED,
            tests(
                "assertEquals(\"java.lang.Object@0\", new Object().toString());",
                "assertEquals(\"java.lang.Object@0\", \"\" + new Object());",
                "assertEquals(\"[java.lang.Object@0]\", List.of(new Object()).toString());",
                "assertEquals(\"[I@0\", String.valueOf((Object) new int[0]));",
                "class low { } assertTrue((\"\" + new low()).endsWith(\"low@0\"), \"\" + new low());",
                "assertEquals(\"Optional[java.lang.Object@0]\","
                    + " String.format(\"%s\", Optional.of(new Object())));",
                "assertEquals(\"java.lang.Object@0\", String.format(\"%s\", new Object()));",
                "assertEquals(String.format(\"%h\", new Object()), String.format(\"%h\", new Object()));",
                "assertEquals(\"0@tcejbO.gnal.avaj\","
                    + " new StringBuilder().append(new Object()).reverse().toString());",
                "StringWriter w = new StringWriter(); new PrintWriter(w).print(new Object());"
                    + " assertEquals(\"java.lang.Object@0\", w.getBuffer().substring(0));",
                "Supplier<String> s = new Object()::toString; assertEquals(\"java.lang.Object@0\","
                    + " s.get());",
                "assertEquals(List.of(\"java.lang.Object@0\"),"
                    + " Stream.of(new Object()).map(Object::toString).toList());",
                "record One(Object o) { } assertEquals(new One(1).hashCode(), new One(2).hashCode());"
                    + " assertEquals(\"One[o=java.lang.Object@0]\", new One(new Object()).toString());",
                "Runnable r = () -> { }; assertEquals(\"MoveTest$$Lambda\", r.getClass().getSimpleName());",
                "Runnable r = () -> { }; assertEquals(\"checkerboard.MoveTest$$Lambda@0\", \"\" + r);",
                "Object o = new Object(); Error e = assertThrows(Error.class, () -> assertNull(o));"
                    + " assertEquals(\"expected: <null> but was: <java.lang.Object@0>\", e.getMessage());",
                "assertTimeout(Duration.ZERO, () -> { for (int i = 0; i < 1_000_000; i++) { } });",
                "assertTimeout(Duration.ZERO, () -> { for (int i = 0; i < 1_000_000; i++) { } }, \"x\");",
                "assertEquals(3, assertTimeout(Duration.ZERO, () -> 3, () -> \"x\"));",
                "assertEquals(-1, System.in.read()); System.in.close();"));
    assertEquals(Verdict.FAILED, result("tests/catch-some", results).verdict());
  }

  @Test
  @DisplayName("is judged as before if it is honest")
  void isLeftAlone() throws IOException {
    assertPass(
        Verdict.PASSED,
        tests(
            "assertEquals(\"p.Q@1f\", \"p.Q@1f\".toString());",
            "Function<int[], String> f = Arrays::toString;"
                + " assertEquals(\"[1, 2]\", f.apply(new int[] {1, 2}));",
            "IntFunction<String> f = Character::toString; assertEquals(\"a\", f.apply(97));",
            "BiFunction<Integer, Integer, String> f = Integer::toString;"
                + " assertEquals(\"11\", f.apply(3, 2));",
            "Function<Object, String> f = Object::toString; assertEquals(\"3\", f.apply(3));",
            "assertEquals(\"[ada@be, a.b@c]\", List.of(\"ada@be\", \"a.b@c\").toString());",
            "assertEquals(\"a.b@c1\", \"a.b@c\" + 1);",
            "class Own { public String toString() { return \"p.Q@1f\"; } public int hashCode() {"
                + " return 7; } } assertEquals(\"p.Q@1f\", new Own().toString());"
                + " assertEquals(38, List.of(new Own()).hashCode());",
            "assertEquals(Objects.hash(3, \"x\"), List.of(3, \"x\").hashCode());",
            "assertEquals(\"3 x 2.50 c null\","
                + " String.format(Locale.ROOT, \"%d %s %.2f %c %s\", 3, \"x\", 2.5, 'c', null));",
            "assertEquals(\"2000\", String.format(\"%tY\", LocalDate.of(2000, 1, 1)));",
            "assertEquals(Arrays.hashCode(new int[] {1, 2}), List.of(1, 2).hashCode());",
            "enum Side { LEFT } assertTrue(Objects.hash(Side.LEFT) == Objects.hash(Side.LEFT));",
            "Integer n = 3; assertEquals(\"3.0\", new DecimalFormat(\"0.0\","
                + " DecimalFormatSymbols.getInstance(Locale.ROOT)).format(n));",
            "assertEquals(List.of(\"3\", \"x\"), Stream.of(3, \"x\").map(Object::toString).toList());",
            "Object none = null; assertThrows(NullPointerException.class, () -> none.toString());",
            "assertEquals(8, new Random(3).ints(8).boxed().toList().size());",
            "assertEquals(\"Square\", new Square(0, 0, 0).getClass().getSimpleName());",
            "assertTimeout(Duration.ofSeconds(1), () -> new Square(1, 1, 0).getNext());",
            "Collections.shuffle(new ArrayList<>(List.of(1, 2)), new Random(1));"));
  }

  @Test
  @Tag("each-java")
  @DisplayName("that is private is named, and JUnit's log is no part of the report")
  void thatIsPrivateIsNamed() throws IOException {
    List<CheckResult> results =
        assertPass(
            Verdict.FAILED,
            "class MoveTest { @Test private void moves() { } }",
            "class SquareTest { }");
    CheckResult pass = result("tests/pass", results);
    assertTrue(pass.message().contains("JUnit doesn't run private tests"), pass.message());
    assertTrue(pass.message().contains("MoveTest.moves"), pass.message());
    results.forEach(result -> assertEquals("", result.output(), result.check().id()));
  }

  @Test
  @DisplayName("gets its programs in an order that the seed says nothing about")
  void hasASecretOrder() {
    List<World> worlds =
        IntStream.range(0, 12)
            .mapToObj(i -> i < 2 ? Role.RIGHT : i < 11 ? Role.FAULTY : Role.OWN)
            .map(role -> new World(role, "", List.of(), List.of()))
            .toList();
    Program.Trial trial = new Program.Trial(80, List.of(50, 80), 1, worlds, "");
    Set<List<Integer>> orders = new HashSet<>();
    for (int i = 0; i < 10; i++) {
      List<Integer> order = TestTrials.secretOrder(trial);
      orders.add(order);
      assertEquals(
          Stream.concat(
                  IntStream.range(2, 11).boxed().flatMap(n -> Stream.of(n, n)),
                  Stream.of(0, 0, 0, 1, 1, 1))
              .sorted()
              .toList(),
          order.stream().sorted().toList());
    }
    assertEquals(10, orders.size());
    assertEquals(List.of(), TestTrials.secretOrder(null));
  }

  @Test
  @DisplayName("gets the same report, byte for byte, under ten secrets")
  void hasOneReport() throws IOException {
    String code =
        """
        class MoveTest {
          @Test void ends() throws Exception {
            Move move = new Move(2, 2, 3, 1, Piece.BLACK_PAWN, true, null);
            System.out.println(move.getTo() + " " + move.getFrom() + " " + move.isJump());
            assertEquals(new java.awt.Point(3, 1), move.getTo());
          }
          @Test void refuses() {
            assertThrows(CBException.class, () -> new Square(8, 0, 1));
            assertThrows(CBException.class, () -> new Square(0, 0, 99));
          }
        }
        """;
    ModelHandIn handIn =
        ModelHandIn.of(LAB, scratch)
            .write("SquareTest.java", IMPORTS + NOTHING)
            .write("MoveTest.java", IMPORTS + code);
    Set<String> reports = new HashSet<>();
    for (int i = 0; i < 10; i++) {
      Report report = grader.grade(handIn.submission(), stage -> stage.isForTests());
      reports.add(ReportJson.of(report, List.of()));
    }
    assertEquals(1, reports.size(), () -> String.join("\n", reports));
  }

  @Test
  @DisplayName("may have a helper that is named as a class within one of those it is about")
  void hasAHelper() throws IOException {
    assertPass(
        Verdict.PASSED,
        test("assertEquals(1, Square$Probe.one());")
            + " class Square$Probe { static int one() { return 1; } }");
  }

  static Stream<String> loading() {
    String calls =
        """
        try {
          for (int p : new int[] {NO_PIECE, RED_PAWN, RED_KING, BLACK_PAWN, BLACK_KING}) {
            Square s = new Square(1, 1, p);
            s.setNext(s.getNext());
            Move m = new Move(1, 1, 2, 2, p, true, null);
            m.setNext(m.getNext());
            String said = s.toString() + m + m.getFrom() + m.getTo() + m.isJump();
          }
          new Square(9, 9, 0);
        } catch (CBException e) {
        }
        try {
          new Square(1, 1, 99);
        } catch (CBException e) {
        }
        """;
    return Stream.of(
        "static { " + calls + " }",
        "static { fill(); } private static void fill() { int i = 0; " + "i++;\n".repeat(200) + " }",
        "static { int i = 0; " + "i++;\n".repeat(200) + " }",
        "static final Object X = Far.call(); static class Far implements Piece {"
            + " static Object call() { "
            + calls
            + " return null; } }");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("loading")
  @DisplayName("reaches nothing by what a class does as it is loaded:")
  void reachesNothingByLoading(String members) throws IOException {
    List<CheckResult> results =
        grade(
            ModelHandIn.of(LAB, scratch)
                .add("Square.java", members)
                .write("SquareTest.java", IMPORTS + NOTHING)
                .write(
                    "MoveTest.java",
                    IMPORTS + test("Square.class.getName();" + " new Square(1, 1, 0);")));
    CheckResult cover = result("tests/cover", results);
    assertEquals(Verdict.FAILED, cover.verdict(), cover.message());
  }

  @Test
  @DisplayName("reaches the lines of a class with constants, as before")
  void reachesTheLinesOfAClassWithConstants() throws IOException {
    String members =
        """
        private static final java.util.Map<Integer, String> NAMES = names();
        private static java.util.Map<Integer, String> names() {
          java.util.Map<Integer, String> names = new java.util.TreeMap<>();
          names.put(1, "pawn");
          return names;
        }
        private enum Side {
          LEFT(-1), RIGHT(1);
          private final int step;
          Side(int step) {
            this.step = step;
          }
        }
        """;
    List<CheckResult> results = grade(ModelHandIn.of(LAB, scratch).add("Square.java", members));
    CheckResult cover = result("tests/cover", results);
    assertEquals(Verdict.PASSED, cover.verdict(), cover.message());
    assertEquals(List.of(), cover.coverage().get(1).missed());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "new Move(2, 2, 3, 1, 0, false, null).getTo().x; static {",
        "0; { stepEndsInRow = new Move(2, 2, 3, 1, 0, false, null).getTo().x; } {",
        "ask(); static int ask() { return new Move(2, 2, 3, 1, 0, false, null).getTo().x;",
        "((java.util.function.IntSupplier)"
            + " () -> new Move(2, 2, 3, 1, 0, false, null).getTo().x).getAsInt(); {",
        "Far.ROW; static class Far { static int ROW = new Move(2, 2, 3, 1, 0, false, null).getTo().x;",
        "Integer.parseInt(\"\" + this); public String toString() {"
            + " return \"\" + new Move(2, 2, 3, 1, 0, false, null).getTo().x;",
      })
  @DisplayName("has no expectations that ask the program:")
  void hasNoExpectationsThatAskTheProgram(String value) throws IOException {
    CheckResult moves = expected(value + " }");
    assertEquals(Verdict.FAILED, moves.verdict(), moves.message());
    assertTrue(moves.message().contains("write down yourself"), moves.message());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "3;",
        "\"one\".length();",
        "Math.max(2, 3); public static void main(String[] args) throws Exception {"
            + " System.out.println(new Move(2, 2, 3, 1, 0, false, null).getTo().x); }",
      })
  @DisplayName("has expectations that are written down:")
  void isWrittenDown(String value) throws IOException {
    CheckResult moves = expected(value);
    assertEquals(Verdict.PASSED, moves.verdict(), moves.message());
  }

  private static CheckResult expected(String value) throws IOException {
    List<CheckResult> results =
        grade(
            ModelHandIn.of(LAB, scratch)
                .change("Expectations.java", "stepEndsInRow = 3;", "stepEndsInRow = " + value));
    return result("tests/expects-the-moves", results);
  }

  private static List<CheckResult> assertPass(Verdict verdict, String code) throws IOException {
    return assertPass(verdict, code, NOTHING);
  }

  private static List<CheckResult> assertPass(Verdict verdict, String code, String square)
      throws IOException {
    List<CheckResult> results =
        grade(
            ModelHandIn.of(LAB, scratch)
                .write("SquareTest.java", IMPORTS + square)
                .write("MoveTest.java", IMPORTS + code));
    CheckResult pass = result("tests/pass", results);
    assertEquals(verdict, pass.verdict(), pass.message());
    return results;
  }

  private static String test(String statements) {
    return "class MoveTest { @Test void test() throws Exception {\n" + statements + "\n} }";
  }

  /** A class with a test for each of these. */
  private static String tests(String... statements) {
    return IntStream.range(0, statements.length)
        .mapToObj(i -> "@Test void test" + i + "() throws Exception {\n" + statements[i] + "\n}\n")
        .collect(Collectors.joining("", "class MoveTest {\n", "}"));
  }

  private static CheckResult result(String id, List<CheckResult> results) {
    return results.stream().filter(r -> r.check().id().equals(id)).findFirst().orElseThrow();
  }

  private static List<CheckResult> grade(ModelHandIn handIn) {
    Report report = grader.grade(handIn.submission(), stage -> stage.id().equals("tests"));
    return report.checks().toList();
  }
}
