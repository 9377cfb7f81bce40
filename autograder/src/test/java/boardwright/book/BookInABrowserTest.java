package boardwright.book;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import boardwright.cli.ThisJvm;
import boardwright.html.Browser;
import boardwright.kit.StudentBook;
import boardwright.lab.Course;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The book, in a browser")
class BookInABrowserTest {
  private static final Path PICTURES = Path.of("target/pictures");

  /** One page of each kind. */
  private static final List<String> KINDS =
      List.of(
          "index.html",
          "checkerboard/index.html",
          "checkerboard/2-square.html",
          "framework/patterns.html",
          "framework/reference.html",
          "reference.html",
          "what-is-graded.html");

  // the browser may still be writing to its profile when it is told to end
  @TempDir(cleanup = CleanupMode.NEVER)
  static Path profile;

  @TempDir static Path kit;
  private static Path folder;
  private static Browser browser;

  @BeforeAll
  static void open() throws IOException, InterruptedException {
    Optional<Path> program = Browser.installed();
    assumeTrue(
        program.isPresent(),
        "There is no Chromium on this machine, so the book was not tried in a browser.");
    folder = kit.resolve("book");
    StudentBook.of(ROOT, new Course(ROOT).labs()).write(folder);
    Files.writeString(kit.resolve(Book.START), Book.start());
    Files.createDirectories(PICTURES);
    browser = Browser.start(program.get(), profile);
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @AfterEach
  void quiet() {
    browser.scheme("light");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "undo a move, framework/8-quixo-move.html",
    "how do I undo a move in the framework?, framework/",
    "Square R8, checkerboard/2-square.html#R8",
    "What does R8 of Square mean?, checkerboard/2-square.html#R8",
    "getNext, checkerboard/reference.html#Square.getNext",
    "Board.getSpace, framework/reference.html#Board.getSpace",
    "Space clearSpace, framework/reference.html#Space.clearSpace",
    "install a JDK, cookbook.html#install-a-jdk",
    "linked list, checkerboard/2-square.html",
    "observer pattern, framework/",
    "alpha beta pruning, gametree/9-alphabeta.html",
    "hand in my work, hand-in.html",
    "template metod, framework/14-template.html",
    "javadoc comment missing, what-is-graded.html",
  })
  @DisplayName("finds the page among the first three")
  void findsThePageAmongTheFirstThree(String question, String page) {
    browser.open(folder.resolve("checkerboard/0-first-run.html"), 1280, 900);
    List<String> found = search(question);
    assertTrue(found.stream().anyMatch(link -> link.startsWith(page)), found::toString);
    assertEquals(List.of(), browser.complaints());
  }

  @Test
  @DisplayName("puts a member that a question names first, and fits on a phone while it searches")
  void putsANamedMemberFirst() {
    browser.open(folder.resolve("checkerboard/0-first-run.html"), 360, 740);
    List<String> found = search("what does getNext return at the end of a list");
    assertTrue(found.get(0).endsWith(".getNext"), found::toString);
    String excerpts = browser.text("document.getElementById('found').textContent");
    assertTrue(excerpts.contains("null if this is the last one"), excerpts);
    int needed = browser.value("document.documentElement.scrollWidth").asInt();
    assertTrue(needed <= 360, needed + " wide");
    browser.open(folder.resolve("checkerboard/0-first-run.html"), 360, 740);
    List<String> rule = search("rule R8 of Square");
    assertTrue(rule.get(0).endsWith("2-square.html#R8"), rule::toString);
  }

  @Test
  @DisplayName("fits on a phone and on a desktop, where code of 80 columns doesn't scroll")
  void fitsOnAPhoneAndOnADesktop() throws IOException {
    for (String page : KINDS) {
      for (int width : List.of(360, 1280)) {
        browser.open(folder.resolve(page), width, 800);
        int needed = browser.value("document.documentElement.scrollWidth").asInt();
        assertTrue(needed <= width, page + " is " + needed + " wide");
        assertEquals(List.of(), browser.complaints());
        if (page.contains("square")) {
          keep("square-" + width + ".png", browser.picture());
        }
      }
      assertEquals(
          "",
          browser.text(
              "[...document.querySelectorAll('pre')].filter(pre => pre.checkVisibility()"
                  + " && pre.scrollWidth > pre.clientWidth"
                  + " && pre.textContent.split('\\n').every(line => line.length <= 80))"
                  + ".map(pre => pre.textContent)"),
          page);
    }
  }

  @Test
  @DisplayName("can be read in light and in dark: contrasts are 4.5 to 1 at least")
  void contrastsAreHighInLightAndDark() {
    for (String scheme : List.of("light", "dark")) {
      browser.scheme(scheme);
      for (String page : KINDS) {
        browser.open(folder.resolve(page), 1280, 900);
        assertEquals("", browser.lowContrasts(), page + " in the " + scheme);
      }
    }
  }

  @Test
  @DisplayName("remembers the theme that was chosen on the next page")
  void remembersTheTheme() {
    browser.open(folder.resolve("index.html"), 1280, 900);
    String paper = "getComputedStyle(document.body).backgroundColor";
    String light = browser.text(paper);
    browser.value("{ theme.click(); theme.click(); }");
    assertEquals("Theme: dark", browser.text("theme.textContent"));
    browser.open(folder.resolve("cookbook.html"), 1280, 900);
    assertTrue(!browser.text(paper).equals(light), "the next page is dark, too");
    browser.value("theme.click()");
    assertEquals(light, browser.text(paper));
  }

  @Test
  @DisplayName("turns its pages by the arrow keys")
  void turnsItsPagesByTheArrowKeys() throws InterruptedException {
    browser.open(folder.resolve("checkerboard/2-square.html"), 1280, 900);
    browser.press("ArrowRight");
    awaitAddress("/3-move.html");
    browser.press("ArrowLeft");
    awaitAddress("/2-square.html");
  }

  @Test
  @DisplayName("begins with a page that leads to it, and alone says what to do first")
  void beginsWithAPageThatLeadsToIt(@TempDir Path empty) throws IOException {
    Path alone = Files.writeString(empty.resolve(Book.START), Book.start());
    browser.open(alone, 1280, 800);
    assertTrue(browser.text("document.body.innerText").startsWith("Unpack the zip first"));
    assertTrue(!browser.text("document.body.innerText").contains("Open the book"));
    keep("start-alone.png", browser.picture());
    browser.open(kit.resolve(Book.START), 1280, 800);
    assertTrue(!browser.text("document.body.innerText").contains("Unpack"));
    browser.go(browser.text("document.querySelector('.button').href"));
    assertTrue(browser.text("document.title").startsWith("Object-oriented design"));
  }

  @Test
  @DisplayName("prints a lab with the browser of this machine")
  void printsALabWithTheBrowserOfThisMachine(@TempDir Path out) throws IOException {
    Path pdf = out.resolve("lab.pdf");
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    assertEquals(
        0, ThisJvm.run(ROOT, "", nowhere, nowhere, "book", "--pdf", pdf.toString(), "gametree"));
    assertTrue(Files.size(pdf) > 100_000, () -> pdf + " is small");
  }

  private static List<String> search(String question) {
    browser.value("document.getElementById('search').focus()");
    browser.type(question);
    String links =
        "[...document.querySelectorAll('#found a')].slice(0, 3)"
            + ".map(a => a.href.split('/book/')[1]).join(' ')";
    String found = "";
    for (int i = 0; i < 200 && found.isEmpty(); i++) {
      pause();
      found = browser.text(links);
    }
    return List.of(found.split(" "));
  }

  private static void awaitAddress(String end) {
    for (int i = 0; i < 100 && !browser.text("location.href").endsWith(end); i++) {
      pause();
    }
    assertTrue(browser.text("location.href").endsWith(end), browser.text("location.href"));
    for (int i = 0; i < 100 && !browser.text("document.readyState").equals("complete"); i++) {
      pause();
    }
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(50);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void keep(String name, byte[] picture) throws IOException {
    Files.write(PICTURES.resolve("book-" + name), picture);
  }
}
