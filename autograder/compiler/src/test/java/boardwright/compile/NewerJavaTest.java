package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import boardwright.compile.MixCompiler.Compilation;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Request.Source;
import boardwright.protocol.StyleRemark;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** On whatever Java they run, the tests expect the same words. */
@Tag("each-java")
@DisplayName("What is newer than the Java that a lab is written for")
class NewerJavaTest {

  @ParameterizedTest(name = "{0}")
  @DisplayName("is named, with the Java that has it, and nothing else is said of that file")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "`_` as a name | 22 | int f() { int _ = 3; return 1; }",
        "`_` as a name | 22 | void f() { try { g(); } catch (RuntimeException _) { } } void g() { }",
        "`_` as a name | 22 | Function<String, String> f = _ -> null;",
        "a record pattern | 21 | record P(int x, int y) { } int f(Object o) { return o instanceof P(int x, int y) ? x : 0; }",
        "a pattern after `case` | 21 | int f(Object o) { return switch (o) { case Integer i when i > 3 -> i; default -> 0; }; }",
        "a pattern after `case` | 21 | int f(Object o) { switch (o) { case Integer i: return i; default: return 0; } }",
        "`case null` | 21 | int f(String o) { return switch (o) { case null -> 1; default -> 0; }; }",
        "`getFirst` | 21 | Object f(List<String> list) { return list.getFirst(); }",
        "`getLast` | 21 | Object f(LinkedHashSet<String> set) { return set.getLast(); }",
        "`addFirst` | 21 | void f(ArrayList<String> list) { list.addFirst(\"a\"); }",
        "`reversed` | 21 | Object f(List<String> list) { return list.reversed(); }",
        "`clamp` | 21 | int f(int x) { return Math.clamp(x, 0, 3); }",
        "`repeat` | 21 | Object f(StringBuilder text) { return text.repeat(\"a\", 3); }",
        "`Gatherers` | 24 | Object f() { return Stream.of(1).gather(Gatherers.windowFixed(2)); }",
        "`IO` | 25 | void f() { IO.println(3); }",
      })
  void isNamedWithTheJava(String what, int since, String members) {
    Compilation compilation = compile("", members);
    assertEquals(
        List.of("%s needs Java %d; this lab is written for 17".formatted(what, since)),
        compilation.problems().stream().map(Problem::text).toList());
    assertEquals(false, compilation.succeeded());
  }

  @Test
  @DisplayName("is named where a module is imported, whose classes are then unknown")
  void isNamedWhereAModuleIsImported() {
    assertEquals(
        List.of("`import module` needs Java 25; this lab is written for 17"),
        compile("import module java.desktop;", "JFrame frame;").problems().stream()
            .map(Problem::text)
            .toList());
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("has the code and the words of the older Java where there is something else to say")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "call.must. | call to super must be first | final int y; A(int x) { y = 3; super(); y = 4; }",
        "call.must. | call to this must be first | A() { int y = 3; this(y); } A(int x) { }",
        "expected4 | class, interface, enum, or record expected | } void f() { ",
        "cant.resolve | symbol:   method getFirst() | Object f(A other) { return other.getFirst(); }",
      })
  void hasTheWordsOfTheOlder(String code, String text, String members) {
    Problem first = compile("", members).problems().get(0);
    assertTrue(first.code().startsWith("compiler.err." + code), first.toString());
    assertTrue(first.text().contains(text), first.toString());
  }

  @Test
  @DisplayName("is not there: classes are of that Java, whatever compiled them")
  void classesAreOfThatJava() {
    Compilation compilation = compile("", "String f(List<String> list) { return list.get(0); }");
    assertEquals(List.of(), compilation.problems());
    byte[] bytes = compilation.classes().get("lab.A");
    assertEquals(Opcodes.V17, new ClassReader(bytes).readUnsignedShort(6));
  }

  @Test
  @DisplayName("compiles where the lab is written for it")
  void compilesForANewerLab() {
    int newest = Runtime.version().feature();
    assumeTrue(newest >= 21, "this Java has nothing newer");
    Compilation compilation =
        compile(newest, "", "Object f(List<String> list) { return list.getFirst(); }");
    assertEquals(List.of(), compilation.problems());
  }

  @Test
  @DisplayName("is named where three slashes stand in the place of a comment for Javadoc")
  void slashesAreNamed() {
    String text =
        "package lab;\n\n/// A.\npublic class A {\n  /** B. */\n  public void b() { }\n}\n";
    Source source = new Source("A.java", text, List.of("lab.A"));
    assertEquals(
        List.of(
            "Missing a Javadoc comment. - `A`; `///` needs Java 23, and this lab is written for 17:"
                + " write `/** */`"),
        StyleCheck.of(source, 17).remarks().stream().map(StyleRemark::text).toList());
    assertEquals(List.of(), StyleCheck.of(source, 23).remarks());
  }

  private static Compilation compile(String head, String members) {
    return compile(17, head, members);
  }

  private static Compilation compile(int release, String head, String members) {
    String text =
        "package lab;\n%s\nimport java.util.*;\nimport java.util.function.*;\n".formatted(head)
            + "import java.util.stream.*;\nclass A {\n  %s\n}\n".formatted(members);
    Source source = new Source("A.java", text, List.of("lab.A"));
    return new MixCompiler(release)
        .compile(List.of(source), List.of(), new ProvidedClasses(Map.of()));
  }
}
