package boardwright.compile;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Answer.MixResult;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Request;
import boardwright.protocol.Request.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("each-java")
@DisplayName("A program that is prepared for a worker")
class PreparationTest {
  private static final Lab LAB = new Course(ROOT).lab("checkerboard").orElseThrow();
  private static final String NAME = "checkerboard.CBException";

  @Test
  @DisplayName("is there for a class that compiles, with what there is to say of its style")
  void isThereForAClassThatCompiles() {
    MixResult mixed = mixed("public CBException(String text) { super(text); } int Odd_Name;");
    assertEquals(List.of(), mixed.refusals());
    assertNotNull(mixed.program());
    assertFalse(mixed.program().style().remarks().isEmpty(), "a remark on the name");
  }

  @Test
  @DisplayName("has its style looked at with the letters that its escapes mean")
  void hasItsStyleCheckedWithItsEscapesRead() {
    MixResult mixed = mixed("String a = \"\\\\u0041\"\\u003b int Odd_Name\\u003b");
    assertTrue(mixed.compiled(), () -> mixed.problems().toString());
    assertEquals("", mixed.program().style().failure());
    assertEquals("", mixed.program().style().unread());
    assertTrue(
        mixed.program().style().remarks().stream().anyMatch(r -> r.text().contains("Odd_Name")));
  }

  @Test
  @DisplayName("is not there for one that does not compile")
  void doesNotCompile() {
    MixResult mixed = mixed("int x = nobody;");
    assertFalse(mixed.compiled());
    assertNull(mixed.program());
  }

  @Test
  @DisplayName("is not there for one brace too many, which the compiler tells as it always does")
  void hasABraceTooMany() {
    assertEquals("class, interface, enum, or record expected", only(mixed("} ")).text());
  }

  @Test
  @DisplayName("is there for brackets as deep as may be, and looked at; not for deeper ones")
  void isThereForBracketsAsDeepAsMayBe() {
    MixResult deep = mixed("int x = " + "(".repeat(499) + "1" + ")".repeat(499) + ";");
    assertTrue(deep.compiled(), () -> deep.problems().toString());
    assertEquals("", deep.program().style().failure());
    assertEquals("", deep.program().style().unread());
    MixResult deeper = mixed("int y;\nint x = " + "(".repeat(500) + "1" + ")".repeat(500) + ";");
    assertFalse(deeper.compiled());
    assertEquals("brackets are nested more than 500 deep, which is not read", only(deeper).text());
    assertEquals(2, only(deeper).line());
  }

  @Test
  @DisplayName("is not there for one that uses a helper with brackets too deep, which is named")
  void usesAHelperThatIsTooDeep() {
    Source helper =
        new Source(
            "Deep.java",
            "package checkerboard;\nclass Deep { int x = %s1%s; }"
                .formatted("(".repeat(999), ")".repeat(999)),
            List.of("checkerboard.Deep"));
    MixResult with = mixed("int x = new Deep().x;", 8L << 20, helper);
    assertFalse(with.compiled());
    assertTrue(with.problems().stream().anyMatch(p -> p.path().equals("Deep.java")));
    assertTrue(mixed("int x;", 8L << 20, helper).compiled(), "nobody uses it");
  }

  @Test
  @DisplayName("is refused if its class files are huge, as small sources can make them")
  void isTooBig() {
    String nested = "try { a(); } finally { ".repeat(11) + "a();" + " }".repeat(11);
    MixResult mixed =
        mixed(
            IntStream.range(0, 40)
                .mapToObj(i -> "void m" + i + "() { " + nested + " }")
                .collect(Collectors.joining("\n", "static void a() { }\n", "")),
            1L << 20);
    Pattern refusal = Pattern.compile("the class files take \\d+ megabytes, which is too much");
    assertEquals(
        1,
        mixed.refusals().stream().filter(text -> refusal.matcher(text).matches()).count(),
        () -> mixed.problems() + " " + mixed.refusals());
    assertNull(mixed.program());
  }

  @Test
  @DisplayName("is there beside a huge class that it does without")
  void isPreparedBesideAHugeClass() {
    String nested = "try { a(); } finally { ".repeat(9) + "a();" + " }".repeat(9);
    String members =
        IntStream.range(0, 300)
            .mapToObj(i -> "static class N%d { void m() { %s } }".formatted(i, nested))
            .collect(Collectors.joining("\n", "static void a() { }\n", ""));
    Source huge =
        new Source(
            "Square.java",
            "package checkerboard; public class Square implements Piece { %s }".formatted(members),
            List.of("checkerboard.Square"));
    MixResult small = mixed("public CBException(String text) { super(text); }", 1 << 20, huge);
    assertEquals(List.of(), small.refusals());
    assertNotNull(small.program());
  }

  private static MixResult mixed(String members) {
    return mixed(members, 8L << 20);
  }

  private static Problem only(MixResult mixed) {
    assertEquals(1, mixed.problems().size(), () -> mixed.problems().toString());
    return mixed.problems().get(0);
  }

  private static MixResult mixed(String members, long mostBytes, Source... helpers) {
    List<Source> sources = new ArrayList<>(List.of(helpers));
    sources.add(
        new Source(
            "CBException.java",
            "package checkerboard; public class CBException extends Exception { %s }"
                .formatted(members),
            List.of(NAME)));
    Request.Open open =
        new Request.Open(
            17,
            LAB.manifest().packageName(),
            LAB.provided(),
            LAB.fixtures(),
            List.of(NAME, "checkerboard.Square"),
            LAB.manifest().allow(),
            sources);
    Preparation preparation = new Preparation(open, new MixCompiler(17), mostBytes);
    FutureTask<MixResult> mix =
        new FutureTask<>(() -> preparation.mix(new Request.Mix(List.of(NAME), false)));
    new Thread(null, mix, "compiler", CompilerMain.STACK).start();
    try {
      return mix.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }
}
