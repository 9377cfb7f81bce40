package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.protocol.Finding;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import library.Shelf;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A snippet")
class SnippetsTest {
  /** A right class, which says of every overload that it was called. */
  private static final String RIGHT =
      """
      public class Shelf {
        public static final int ROOM = 7;
        public final String label;
        private Shelf next;
        public Shelf() { this("mine"); }
        public Shelf(String label) { this.label = label; }
        Shelf(int number) { this("my " + number); }
        public String put(int book) { return "my int"; }
        public String put(long book) { return "my long"; }
        public String put(Object book) { return "my Object"; }
        public String put(Shelf book) { next = book; return "my Shelf"; }
        public String put(Integer book) { return "one too many"; }
        public Shelf next() { return next; }
        public java.util.List<String> books() { return java.util.List.of("b", "c", "c"); }
        public static Object same(Object thing) { return thing; }
        void dust() { throw new IllegalStateException("dust"); }
        public static class Book { }
      }
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Shelf.same(-12) | -12",
        "Shelf.same(2.5) | 2.5",
        "Shelf.same(true) | true",
        "Shelf.same(\"a \\\"b\\\"\\t.\") | a \"b\"\\t.",
        "Shelf.same('x') | x",
        "Shelf.same('\\\\') | \\\\",
        "ROOM | 7",
        "Shelf.ROOM | 7",
        "new Shelf().label | mine",
        "new Shelf(\"a\").label.length() | 1",
        "new Shelf( \"a, b\" ) . label . concat( \"c\" ) | a, bc",
        "Shelf.same(Shelf.same(Integer.MAX_VALUE)) | 2147483647",
        "new Shelf.Book().getClass().getSimpleName() | Book"
      })
  @DisplayName("has literals, constants, fields, calls and new")
  void hasLiteralsConstantsFieldsCallsAndNew(String snippet, String value) throws Exception {
    Object seen = right().session().ask(snippet.strip()).get();
    assertEquals(value.translateEscapes(), String.valueOf(seen));
  }

  @Test
  @DisplayName("gets numbers, other snippets, enum constants and objects for its arguments")
  void getsNumbersOtherSnippetsEnumConstantsAndObjects() throws Exception {
    /** Has the name of a constant that the snippets know. */
    enum Constant {
      ROOM
    }

    SnippetSession session = right().session("shelf = new Shelf()");
    assertEquals(5, session.ask("Shelf.same(%d)", 5).get());
    assertEquals(7, session.ask("Shelf.same(%s)", Constant.ROOM).get());
    assertEquals("x", session.ask("new Shelf(%s).label", "\"x\"").get());
    Object mine = session.get("shelf");
    assertEquals(mine, session.ask("Shelf.same(%s)", mine).get());
    assertEquals("Shelf.same(ROOM)", session.ask("Shelf.same(%s)", Constant.ROOM).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "shelf.put(1), my int",
    "shelf.put('c'), my int",
    "shelf.put(shelf), my Shelf",
    "shelf.put(null), my Shelf",
    "shelf.put(\"book\"), my Object",
    "shelf.put(anything), my Object"
  })
  @DisplayName("means the overload that the provided class has for it, whatever else there is")
  void meansTheOverloadThatTheProvidedClassHas(String snippet, String chosen) throws Exception {
    SnippetSession session =
        right().session("shelf = new Shelf()", "Object anything = new Shelf()");
    session.ask(snippet).returns(chosen);
  }

  @Test
  @DisplayName("gets as many arguments as it has places for, none of which is in a text")
  void countsItsArguments() throws Exception {
    SnippetSession session = right().session();
    assertThrows(SnippetError.class, () -> session.ask("new Shelf(\"%s\")", "a"));
    assertThrows(SnippetError.class, () -> session.ask("Shelf.same(%d)"));
  }

  @Test
  @DisplayName("calls no method that a learner added")
  void knowsNothingElse() throws Exception {
    SnippetSession session = right().session("shelf = new Shelf()");
    assertThrows(SnippetError.class, () -> session.ask("shelf.put()").get());
    assertThrows(SnippetError.class, () -> session.ask("new Shelf(1, 2)").get());
    assertThrows(SnippetError.class, () -> session.ask("Drawer.same(1)").get());
    assertThrows(SnippetError.class, () -> session.ask("drawer").get());
  }

  @ParameterizedTest
  @CsvSource({
    "public Object next() { return null; }",
    "public Shelf next(int n) { return null; }",
    "private int next;"
  })
  @DisplayName("finds a member missing as the JVM would, in the same words")
  void findsAMissingMember(String instead) throws Exception {
    Class<?> suite = Mix.suite(folder, "public class Shelf { " + instead + " }");
    SnippetSession session = Snippets.in(suite, "library.*").session();
    session.run("shelf = new Shelf()");
    Error error = assertThrows(NoSuchMethodError.class, () -> session.ask("shelf.next()").get());
    assertEquals(compiled(suite, session.get("shelf")).getMessage(), error.getMessage());
    assertThrows(NoSuchFieldError.class, () -> session.ask("shelf.label").get());
    assertThrows(NoSuchMethodError.class, () -> session.ask("new Shelf(\"a\")").get());
  }

  private static Throwable compiled(Class<?> suite, Object shelf) {
    Class<?> type = shelf.getClass();
    return assertThrows(
            InvocationTargetException.class,
            () -> suite.getMethod("next", type).invoke(null, shelf))
        .getCause();
  }

  @Test
  @DisplayName("reaches what the package shares, and what is inherited from a class that it shares")
  void reachesThePackage() throws Exception {
    String source =
        RIGHT.replace("class Shelf", "class Shelf extends Base")
            + "class Base { public Shelf next() { return null; } }";
    SnippetSession session = mix(source.replaceFirst("public Shelf next\\(\\).*", "")).session();
    session.ask("new Shelf(4).label").returns("my 4");
    session.ask("new Shelf().next()").returns(null);
    session.ask("new Shelf().dust()").isRefusedWith(IllegalStateException.class);
  }

  @Test
  @DisplayName("says as the JVM would that a learner's class is not what the provided one is")
  void saysAsTheJvmWould() throws Exception {
    SnippetSession session = mix(RIGHT).session("shelf = new Shelf()");
    Error error =
        assertThrows(VerifyError.class, () -> session.ask("shelf.put(new Shelf.Book())").get());
    assertEquals(
        "Type 'library/Shelf$Book' is not assignable to 'library/Shelf'", error.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "public Shelf next() | Shelf next() | new Shelf().next()",
        "void dust() | private void dust() | new Shelf().dust()",
        "public Shelf() | Shelf() | new Shelf()",
        "public class Shelf | class Shelf | new Shelf()"
      })
  @DisplayName("does not reach what is less visible than in the provided class")
  void isKeptOut(String right, String wrong, String snippet) throws Exception {
    SnippetSession session = mix(RIGHT.replace(right.strip(), wrong.strip())).session();
    assertThrows(IllegalAccessError.class, () -> session.ask(snippet.strip()).get());
  }

  @Test
  @DisplayName("on null fails the check and says what is null")
  void onNullFailsTheCheck() throws Exception {
    SnippetSession session = right().session("shelf = new Shelf()", "Shelf none = null");
    assertEquals("it is null", failed(() -> session.ask("none.next()").get()).seen());
    Finding finding = failed(() -> session.ask("shelf.next().label").get());
    assertEquals("what the call before it gives to be an object", finding.expected());
    assertEquals("shelf.next().label", finding.called());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new Shelf( | expected a value at 10",
        "new Shelf | expected ( at 9",
        "shelf.put(1 2) | expected ) at 11",
        "shelf.put(1)) | expected the end at 12",
        "shelf. | expected a name at 6",
        "shelf + 1 | expected the end at 5"
      })
  @DisplayName("that is none is refused with the place")
  void thatIsNoneIsRefusedWithThePlace(String snippet, String reason) throws Exception {
    SnippetSession session = right().session();
    SnippetError refused = assertThrows(SnippetError.class, () -> session.ask(snippet.strip()));
    String expected = "a snippet is wrong: %s in `%s`".formatted(reason.strip(), snippet.strip());
    assertEquals(expected, refused.getMessage());
  }

  @Test
  @DisplayName("is shown below the ones that led up to it, the last twelve of them")
  void showsWhatWentBefore() throws Exception {
    SnippetSession session = right().session("shelf = new Shelf()", "above = new Shelf(\"x\")");
    session.run("shelf.put(above)").tryTo("shelf.dust()");
    Finding finding = failed(() -> session.ask("shelf.next()").is("shelf"));
    assertEquals("shelf.next()", finding.called());
    assertEquals(
        "shelf = new Shelf()\nabove = new Shelf(\"x\")\nshelf.put(above)\nshelf.dust()",
        finding.on());
    assertEquals("shelf", finding.expected());
    assertEquals("yours gave above", finding.seen());
    for (int i = 0; i < 20; i++) {
      session.run("shelf.put(%d)", i);
    }
    String on = failed(() -> session.ask("shelf.next()").is("null")).on();
    assertEquals(13, on.lines().count());
    assertTrue(on.startsWith("…\nshelf.put(8)"), on);
    session.showing("a shelf");
    assertEquals("a shelf", failed(() -> session.ask("shelf.next()").is("null")).on());
    for (int i = 0; i < 20; i++) {
      session.note("day " + i);
    }
    String noted = failed(() -> session.ask("shelf.next()").is("null")).on();
    assertTrue(noted.startsWith("a shelf\n…\nday 8\nday 9"), noted);
  }

  @Test
  @DisplayName("fails the check if it throws where it leads up to a question, or is only tried")
  void failsTheCheckIfItThrows() throws Exception {
    SnippetSession session = right().session("shelf = new Shelf()");
    Finding finding = failed(() -> session.run("shelf.dust()"));
    assertEquals("no exception", finding.expected());
    assertEquals("yours threw IllegalStateException (dust)", finding.seen());
    assertTrue(finding.lookAt().startsWith("Shelf.java:"), finding.lookAt());
    session.tryTo("other = shelf.dust()");
    assertFalse(session.knows("other"));
  }

  @Test
  @DisplayName("lists its elements in whatever order, and tells what there are too many or too few")
  void listsItsElementsInWhateverOrder() throws Exception {
    SnippetSession session = right().session("shelf = new Shelf()");
    session.ask("shelf.books()").lists(List.of("c", "b", "c"));
    Finding finding = failed(() -> session.ask("shelf.books()").lists(List.of("c", "b", "d")));
    assertEquals("b, c, d", finding.expected());
    assertEquals("yours lacks d and also has c", finding.seen());
    assertEquals("yours gave 3", failed(() -> session.ask("3").lists(List.of())).seen());
  }

  @Test
  @DisplayName("shows objects by their variable, or by what is read from them")
  void showsObjectsByTheirVariable() throws Exception {
    SnippetSession session =
        right().reading(String.class, text -> "the text " + text).session("a = new Shelf(\"x\")");
    assertEquals("yours said the text x", failed(() -> session.ask("a.label").returns("y")).seen());
    assertEquals("yours said a", failed(() -> session.ask("Shelf.same(a)").returns(1)).seen());
    session.ask("Shelf.same(a)").is("a");
    session.let("given", new Shelf());
    assertEquals("none", ((Shelf) session.get("given")).label);
  }

  @Test
  @DisplayName("can be asked for another object than one that has a name")
  void canBeAskedForAnotherObjectThanOne() throws Exception {
    SnippetSession session = right().session("shelf = new Shelf()");
    session.ask("new Shelf()").isNot("shelf");
    Finding finding = failed(() -> session.ask("Shelf.same(shelf)").isNot("shelf"));
    assertEquals("another object than shelf", finding.expected());
    assertEquals("yours gave shelf again", finding.seen());
    finding = failed(() -> session.ask("shelf.next()").isNot("shelf"));
    assertEquals("yours gave null", finding.seen());
  }

  @Test
  @DisplayName("is right by its class, by what the suite finds in it, or by what it throws")
  void isRightByItsClass() throws Exception {
    SnippetSession session = right().session("shelf = new Shelf()");
    session.ask("Shelf.same(shelf)").returnsA("Shelf");
    assertEquals("a Shelf", failed(() -> session.ask("shelf.label").returnsA("Shelf")).expected());
    assertEquals("mine", session.ask("shelf.label").getObject("a label"));
    Finding nothing = failed(() -> session.ask("shelf.next()").getObject("the next shelf"));
    assertEquals("yours gave null", nothing.seen());
    Call<Object> label = session.ask("shelf.label");
    assertEquals("mine", label.require("mine"::equals, "mine", seen -> "yours is " + seen));
    Finding other = failed(() -> label.require("x"::equals, "x", seen -> "yours is " + seen));
    assertEquals("yours is mine", other.seen());
    session.ask("shelf.dust()").isRefused(e -> e.getMessage().equals("dust"), "some dust");
    assertEquals(
        "some dirt",
        failed(() -> session.ask("shelf.dust()").isRefused(e -> false, "some dirt")).expected());
  }

  @Test
  @DisplayName("is run where the suite says, with whatever comes out of it")
  void isRunInAPlace() throws Exception {
    List<Object> there = new ArrayList<>();
    SnippetSession session = right().session().within(call -> there.add("in") ? call.call() : null);
    session.run("shelf = new Shelf()").ask("shelf.label").returns("mine");
    failed(() -> session.run("shelf.dust()"));
    assertEquals(3, there.size());
  }

  private Snippets right() throws Exception {
    return mix(RIGHT);
  }

  private Snippets mix(String source) throws Exception {
    return Mix.of(folder, source);
  }

  private static Finding failed(Executable question) {
    return assertThrows(CheckFailed.class, question).finding();
  }
}
