package boardwright.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.protocol.Answer.Problem;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A plain line after the compiler's words")
class PlainWordsTest {
  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();
  private static final JavaFileManager FILES = JAVAC.getStandardFileManager(null, null, null);
  private static final List<String> PROVIDED =
      List.of("board.model.Cell", "game.Tile", "other.game.Tile");
  private static final Map<String, Problem> FIRST = new HashMap<>();

  @ParameterizedTest(name = "{0}")
  @MethodSource("slips")
  @DisplayName("fits the slip")
  void fitsTheSlip(String plain, String source) {
    String said = PlainWords.about(first(source), PROVIDED).orElse("nothing");
    assertTrue(said.contains(plain), first(source) + "\n" + said);
  }

  static Stream<Arguments> slips() {
    return Stream.of(
        slip(
            "`Cell` is in package board.model. Write `import board.model.Cell;`.",
            "import game.Cell; class A { }"),
        slip("Write `import board.model.Cell;`.", "class A { Cell x; }"),
        slip("Java can't find this name", "class A { Tile x; }"),
        slip("only tests see JUnit", "import org.junit.jupiter.api.Test; class A { }"),
        slip("type a space", "class A { int\u00a0a; }"),
        slip("type a space", "class A { int \u200ba; }"),
        slip("of the keyboard", "class A { String a = \u201cb\u201d; }"),
        slip("of the keyboard", "class A { int a = 1 \u2013 1; }"),
        slip("Git wrote this line", "class A {\n<<<<<<< HEAD\nint a;\n=======\nint b;\n}"),
        slip("Git wrote this line", "class A {\nint a;\n>>>>>>> other\n}"),
        slip("a library such as Lombok", "import lombok.Data; class A { }"),
        slip("a library such as Lombok", "class A { void x() { sytem.out.println(); } }"),
        slip("something is missing", "class A { void x() { int a = 1 } }"),
        slip("a bracket is missing right before", "class A { void x( { } }"),
        slip("something is missing", "class A { void x() { if (true { } } }"),
        slip("such as `new`, `class` or `int`", "class A { int class = 1; }"),
        slip("such as `new`, `class` or `int`", "class A { void new() { } }"),
        slip("a closing brace } is missing", "class A { void x() { }"),
        slip("in a line before this one", "class A { void x() { int a = ; } }"),
        slip("in a line before this one", "class A { void x() { private int a; } }"),
        slip("a statement must stand in a method", "class A { int a; a = 1; }"),
        slip("outside of any method", "class A { if (true) { } }"),
        slip("outside of any method", "class A { void x() { } return; }"),
        slip("outside of any class", "package p; class A { } }"),
        slip("write `class` instead of `Class`", "public Class A { }"),
        slip("write `public` instead of `Public`", "class A { Public int x() { return 1; } }"),
        slip("outside of any class", "package p; class A { } int a = 1; class B { }"),
        slip("outside of any class", "package p; import java.util.List; } class A { }"),
        slip("outside of any class", "package p; class A { void x() { } } int y() { return 1; } }"),
        slip("needs the type of its result", "class A { size() { return 1; } }"),
        slip("needs the type of its result", "class Square { square(int row) { } }"),
        slip("a method that this promises is missing", "class A implements Runnable { }"),
        slip("its capitals and its parameters", "class A { @Override public void tostring() { } }"),
        slip("as public as that one", "class A { String toString() { return null; } }"),
        slip("this call may throw", "class A { void x() { throw new Exception(); } }"),
        slip("ends without a return", "class A { int x(boolean b) { if (b) { return 1; } } }"),
        slip("no value yet", "class A { int x() { int a; return a; } }"),
        slip(
            "must not change",
            "class A { void x() { int a = 1; a = 2; Runnable r = () -> { int b = a; }; } }"),
        slip("have the same value", "class A { void x(int a) { switch (a) { case 1: case 1: } } }"),
        slip("belongs to the class", "class A { int a; static int x() { return a; } }"),
        slip(
            "belongs to the class",
            "class A { int a() { return 1; } static int x() { return a(); } }"),
        slip(
            "private to its own class",
            "class A { int x(B b) { return b.y; } } class B { private int y; }"),
        slip("Java can't find this name", "class A { int x() { return oops; } }"),
        slip("Java can't find this name", "class A { int x() { return oops(); } }"),
        slip("Java can't find this name", "class A { Squar x() { return null; } }"),
        slip("Java can't find this name", "class A { int x(String s) { return s.size(); } }"),
        slip("write `new`", "class A extends Exception { void x() throws A { throw A(1); } }"),
        slip("this constant", "class A { int x() { return NO_PIECE; } }"),
        slip("must return what that one returns", "class A { public void toString() { } }"),
        slip("its body belongs, in braces", "class A { public void onMoveTo(int p); }"),
        slip("computes a value", "class A { void x() { 1 + 2; } }"),
        slip("without an if", "class A { void x() { if (true); else { } else { } } }"),
        slip("a closing quotation mark", "class A { String a = \"no end; }"),
        slip("other values than", "class A { void x(int a) { x(); } }"),
        slip("other values than", "class A { A(int a) { } A x() { return new A(); } }"),
        slip(
            "other values than",
            "class A { void x(int a) { } void x(A a) { } void y() { x(\"\"); } }"),
        slip("of another type", "class A { int x() { return \"\"; } }"),
        slip("of another type", "class A { void x() { int a = 1.5; } }"),
        slip("same name", "class A { void x() { int a = 1; int a = 2; } }"),
        slip("same name", "class A { void x() { } void x() { } }"),
        slip("never be reached", "class A { int x() { return 1; int a; } }"),
        slip("a final variable", "class A { final int a = 1; void x() { a = 2; } }"),
        slip("no `void`", "class A { final int a; void A() { a = 2; } }"),
        slip("no constructor that gives", "class A { final int a; void A(int b) { } }"),
        slip("no `void`", "class A extends Exception { void A(String a) { super(a); } }"),
        slip("gives nothing back", "class A { void x() { return 1; } }"));
  }

  @AfterAll
  static void close() throws IOException {
    FILES.close();
  }

  @Test
  @DisplayName("has for each of its keys a slip that shows that javac has this key")
  void everyKeyIsProven() {
    Set<String> unproven = new TreeSet<>(PlainWords.codes());
    int jdk = Runtime.version().feature();
    if (jdk < 21) {
      unproven.remove("compiler.err.statement.not.expected");
    }
    if (jdk < 25) {
      unproven.remove("compiler.err.implicit.class");
    }
    slips()
        .map(slip -> first((String) slip.get()[1]).code())
        .forEach(code -> unproven.removeIf(code::startsWith));
    assertEquals(Set.of(), unproven);
  }

  @Test
  @DisplayName("is missing where there is nothing better to say")
  void isMissingWhereThereIsNothingBetterToSay() {
    assertTrue(PlainWords.about(first("class A extends A { }"), PROVIDED).isEmpty());
    assertTrue(PlainWords.about(new Problem("A.java", 0, 0, "", "text", ""), PROVIDED).isEmpty());
  }

  private static Arguments slip(String plain, String source) {
    return Arguments.of(plain, source);
  }

  /** The first error that javac finds. */
  private static Problem first(String source) {
    return FIRST.computeIfAbsent(source, PlainWordsTest::compile);
  }

  private static Problem compile(String source) {
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    JavaFileObject file =
        new SimpleJavaFileObject(URI.create("memory:///A.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }

          @Override
          public boolean isNameCompatible(String simpleName, Kind kind) {
            return !simpleName.endsWith("-info");
          }
        };
    // a folder that does not exist: JUnit must not be found
    List<String> options = List.of("-proc:none", "-XDshould-stop.ifError=FLOW", "-cp", "none");
    JAVAC.getTask(null, FILES, collector, options, null, List.of(file)).call();
    List<Problem> problems = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> d : collector.getDiagnostics()) {
      if (d.getKind() == Diagnostic.Kind.ERROR) {
        problems.add(
            new Problem(
                "A.java",
                d.getLineNumber(),
                d.getColumnNumber(),
                d.getCode(),
                d.getMessage(Locale.ENGLISH),
                source.lines().skip(d.getLineNumber() - 1).findFirst().orElse("")));
      }
    }
    assertTrue(!problems.isEmpty(), source);
    return problems.get(0);
  }
}
