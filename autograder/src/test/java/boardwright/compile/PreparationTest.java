package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Answer.Mixed;
import boardwright.protocol.Request;
import boardwright.protocol.Request.Source;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A program that is prepared for a worker")
class PreparationTest {
  private static final Lab LAB =
      new Course(Path.of("..").toAbsolutePath().normalize()).lab("checkerboard").orElseThrow();
  private static final String NAME = "checkerboard.CBException";

  @Test
  @DisplayName("is there for a class that compiles, with what there is to say of its style")
  void isThere() {
    Mixed mixed = mixed("public CBException(String text) { super(text); } int Odd_Name;");
    assertEquals(List.of(), mixed.refusals());
    assertNotNull(mixed.program());
    assertFalse(mixed.program().style().remarks().isEmpty(), "a remark on the name");
  }

  @Test
  @DisplayName("has its style looked at with the letters that its escapes mean")
  void readsEscapes() {
    Mixed mixed = mixed("String a = \"\\\\u0041\"\\u003b int Odd_Name\\u003b");
    assertTrue(mixed.compiled(), () -> mixed.problems().toString());
    assertEquals("", mixed.program().style().failure());
    assertEquals("", mixed.program().style().unread());
    assertTrue(
        mixed.program().style().remarks().stream().anyMatch(r -> r.text().contains("Odd_Name")));
  }

  @Test
  @DisplayName("is not there for one that does not compile")
  void doesNotCompile() {
    Mixed mixed = mixed("int x = nobody;");
    assertFalse(mixed.compiled());
    assertNull(mixed.program());
  }

  @Test
  @DisplayName("is refused if its class files are huge, as small sources can make them")
  void isTooBig() {
    String nested = "try { a(); } finally { ".repeat(11) + "a();" + " }".repeat(11);
    Mixed mixed =
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

  private static Mixed mixed(String members) {
    return mixed(members, 8L << 20);
  }

  private static Mixed mixed(String members, long mostBytes) {
    Request.Open open =
        new Request.Open(
            LAB.manifest().packageName(),
            LAB.provided(),
            LAB.fixtures(),
            List.of(NAME),
            LAB.manifest().allow(),
            List.of(
                new Source(
                    "CBException.java",
                    "package checkerboard; public class CBException extends Exception { %s }"
                        .formatted(members),
                    List.of(NAME))),
            true);
    return new Preparation(open, new MixCompiler(), mostBytes)
        .mix(new Request.Mix(List.of(NAME), false));
  }
}
