package boardwright.html;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import boardwright.grading.Verdict;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Finding;
import boardwright.run.Graded;
import boardwright.run.RunSample;
import boardwright.submission.Award;
import boardwright.submission.Correction;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The pages of a run, in a browser")
class ClassPagesInABrowserTest {
  private static final Path PICTURES = Path.of("target/pictures");
  private static final String NAMES =
      "[...document.querySelectorAll('#heat tbody tr:not([hidden]) a')].map(a => a.textContent)";
  private static final String FOCUS = "document.activeElement";

  // the browser may still be writing to its profile when it is told to end
  @TempDir(cleanup = CleanupMode.NEVER)
  static Path profile;

  @TempDir static Path folder;
  private static Browser browser;

  @BeforeAll
  static void open() throws IOException, InterruptedException {
    Optional<Path> program = Browser.installed();
    assumeTrue(
        program.isPresent(),
        "There is no Chromium on this machine, so the pages were not tried in a browser.");
    Verdict passed = Verdict.PASSED;
    String board = "5  .  .  .\n4  .  r  .\n3  B  .  .\n   3  4  5";
    Finding jump =
        new Finding("board.isJump(3, 3, 5, 5)", board, "true", "yours said false", "Square.java:3");
    String evil = "<img src=x onerror=alert(1)><script>alert(2)</script>\"'&";
    List<Graded> graded = new ArrayList<>();
    graded.add(RunSample.of("zoë & co #1?").named("Zoë").graded());
    graded.add(
        RunSample.of("ada")
            .named("ada")
            .verdicts(passed, Verdict.FAILED, passed)
            .says("expected true, yours said false", jump, "hello")
            .late(2, "0.40")
            .graded());
    graded.add(
        RunSample.of("ben")
            .named("Ben")
            .verdicts(Verdict.BLOCKED, Verdict.BLOCKED, Verdict.BLOCKED)
            .says("Square does not compile", null, "")
            .problem(new Problem("src/Square.java", 3, 3, "code", "';' expected", "int row;"))
            .corrected(new Correction("square/one", Award.points(BigDecimal.ONE), "A good try."))
            .graded());
    graded.add(
        RunSample.of("evil")
            .named(evil)
            .verdicts(passed, Verdict.TIMED_OUT, Verdict.FAILED)
            .says(evil, new Finding(evil, evil, evil, evil, evil + ":1"), evil)
            .source(evil, evil + "\n// \u202E gnol\n")
            .note(evil)
            .graded());
    graded.add(
        RunSample.of("yann")
            .named("Yann")
            .verdicts(Verdict.UNGRADED, Verdict.UNGRADED, Verdict.UNGRADED)
            .graded());
    RunSample.write(folder, RunSample.lab(ROOT, null), graded, ZoneId.of("UTC"));
    browser = Browser.start(program.get(), profile);
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @AfterEach
  void noComplaints() {
    assertEquals(List.of(), browser.complaints());
  }

  @Test
  @DisplayName("sort by a heading, one way and then the other")
  void sort() {
    index(1280);
    assertTrue(browser.text(NAMES).startsWith("Zoë,ada,Ben"), browser.text(NAMES));
    click("#heat th[data-key=name] button");
    assertTrue(browser.text(NAMES).contains("ada,Ben,Yann,Zoë"), browser.text(NAMES));
    click("#heat th[data-key=name] button");
    assertTrue(browser.text(NAMES).startsWith("Zoë,Yann,Ben,ada"), browser.text(NAMES));
    click("#heat th[data-key=score] button");
    assertTrue(browser.text(NAMES).startsWith("Zoë,ada"), browser.text(NAMES));
    assertTrue(browser.text(NAMES).endsWith("Yann"), "no score is less than any");
    click("#heat th[data-place=check-square-two] button");
    assertTrue(browser.text(NAMES).startsWith("Yann"), browser.text(NAMES));
    assertEquals(
        "descending",
        browser.text("document.querySelector('[data-place=check-square-two]').ariaSort"));
    assertEquals("1", browser.text("document.querySelectorAll('#heat [aria-sort]').length"));
  }

  @Test
  @DisplayName("filter by name, by verdict and by state")
  void filter() {
    index(1280);
    browser.value("document.getElementById('filter-name').focus()");
    browser.type("a");
    assertEquals("ada,Yann", browser.text(NAMES).replaceAll(",?<.*&", ""));
    // as a Mac writes it, with the dots behind the letter
    browser.value(
        "(() => { const name = document.getElementById('filter-name');"
            + " name.value = 'ZOE\u0308'; name.dispatchEvent(new Event('input')); })()");
    assertEquals("Zo\u00eb", browser.text(NAMES));
    browser.value("document.getElementById('filter-name').value = ''");
    choose("filter-verdict", "b");
    assertEquals("Ben", browser.text(NAMES));
    assertEquals("1 of 5 shown", browser.text("document.getElementById('shown').textContent"));
    choose("filter-verdict", "");
    choose("filter-state", "late");
    assertEquals("ada", browser.text(NAMES));
    choose("filter-state", "ungraded");
    assertEquals("Yann", browser.text(NAMES));
  }

  @Test
  @DisplayName("are walked through with the keyboard alone, and say where one is")
  void keyboard() {
    index(1280);
    browser.value("document.getElementById('filter-state').focus()");
    browser.press("Tab");
    assertEquals("Zoë", browser.text(FOCUS + ".textContent"));
    browser.press("ArrowDown");
    browser.press("ArrowRight");
    browser.press("ArrowRight");
    browser.press("ArrowRight");
    assertEquals("✗", browser.text(FOCUS + ".textContent"));
    assertEquals(
        "ada: failed – square R2 A row off the board is refused",
        browser.text("document.getElementById('at').textContent"));
    browser.press("ArrowUp");
    browser.press("ArrowUp");
    assertEquals("BUTTON", browser.text(FOCUS + ".tagName"));
    browser.press("Enter");
    assertEquals(
        "descending",
        browser.text("document.querySelector('[data-place=check-square-two]').ariaSort"));
    browser.press("End");
    assertTrue(browser.text(FOCUS + ".textContent").startsWith("R4"));
    browser.press("Tab");
    assertFalse(
        browser.value("document.getElementById('heat').contains(" + FOCUS + ")").asBoolean(),
        "one press leaves the table");
  }

  @Test
  @DisplayName("open the report of a student at the check, whatever the name of the folder")
  void follow() {
    index(1280);
    browser.go(browser.text("document.querySelector('#heat tbody a').href"));
    assertEquals("Zoë", browser.text("document.querySelector('.who').textContent.trim()"));
    index(1280);
    browser.value("document.querySelectorAll('#heat tbody tr')[1].cells[3].click()");
    for (int i = 0; i < 50 && browser.text("location.hash").isEmpty(); i++) {
      pause();
    }
    assertEquals("#check-square-two", browser.text("location.hash"));
    assertEquals("1", browser.text("document.querySelectorAll(':target').length"));
    assertEquals("1", browser.text("document.querySelectorAll('svg.board').length"));
  }

  @Test
  @DisplayName("run nothing that a student wrote")
  void hostile() {
    browser.open(folder.resolve("evil/report.html"), 1280, 900);
    assertEquals("0", browser.text("document.querySelectorAll('img, script').length"));
    assertTrue(browser.text("document.body.textContent").contains("<img src=x onerror=alert(1)>"));
    index(1280);
    assertEquals("0", browser.text("document.querySelectorAll('img').length"));
    assertEquals("1", browser.text("document.querySelectorAll('script').length"));
  }

  @Test
  @DisplayName("say every verdict by a sign, not by a colour alone")
  void signs() {
    index(1280);
    assertEquals(
        "true",
        browser.text(
            "[...document.querySelectorAll('#heat tbody td:not(.score)')]"
                + ".every(cell => cell.textContent.trim().length === 1)"));
    assertEquals(
        String.valueOf(Mark.ALL.size()),
        browser.text(
            "new Set([...document.querySelectorAll('.legend dt[class]')]"
                + ".map(term => term.textContent)).size"));
  }

  @Test
  @DisplayName("fit on a phone: only the tables scroll sideways")
  void phone() throws IOException {
    for (String page : List.of("index.html", "ada/report.html", "evil/report.html")) {
      browser.open(folder.resolve(page), 390, 844);
      assertFits(390, page);
      keep(page.replace("/", "-") + "-390.png", browser.picture());
      browser.open(folder.resolve(page), 1280, 900);
      assertFits(1280, page);
      keep(page.replace("/", "-") + "-1280.png", browser.picture());
    }
  }

  @Test
  @DisplayName("say on the first screen, also of a phone, what to do first and what is wrong")
  void firstScreen() {
    for (int width : List.of(1280, 360)) {
      browser.open(folder.resolve("ben/report.html"), width, 740);
      for (String what : List.of(".first", ".cause h3", ".cause pre")) {
        String bottom = "document.querySelector('%s').getBoundingClientRect().bottom";
        int at = browser.value(bottom.formatted(what)).asInt();
        assertTrue(at < 740, what + " ends at " + at + " of a page of " + width);
      }
    }
  }

  @Test
  @DisplayName("keep the heads and the names of the table in sight")
  void headsInSight() {
    index(300);
    browser.value("document.querySelector('.window').style.maxHeight = '120px'");
    browser.value("document.querySelector('.window').scrollTo(200, 100)");
    String place = "document.querySelector('%s').getBoundingClientRect().%s";
    String top = "Math.round(" + place + " - " + place + ")";
    assertEquals("0", browser.text(top.formatted("#heat thead th", "top", ".window", "top")));
    assertEquals("0", browser.text(top.formatted("#heat tbody th", "left", ".window", "left")));
  }

  @Test
  @DisplayName("can be read on a light and on a dark system: contrasts are 4.5 to 1 at least")
  void contrastsAreHighInLightAndDark() throws IOException {
    try {
      for (String scheme : List.of("light", "dark")) {
        browser.scheme(scheme);
        for (String page : List.of("index.html", "ada/report.html", "ben/report.html")) {
          browser.open(folder.resolve(page), 1280, 900);
          assertEquals("", browser.lowContrasts(), page + " in the " + scheme);
          keep(page.replace("/", "-") + "-" + scheme + ".png", browser.picture());
        }
      }
    } finally {
      browser.scheme("light");
    }
  }

  @Test
  @DisplayName("can be printed")
  void print() throws IOException {
    for (String page : List.of("index.html", "ada/report.html")) {
      browser.open(folder.resolve(page), 1280, 900);
      byte[] pdf = browser.print();
      assertEquals("%PDF", new String(pdf, 0, 4, StandardCharsets.ISO_8859_1));
      keep(page.replace("/", "-") + ".pdf", pdf);
    }
  }

  private static void assertFits(int width, String page) {
    int needed = browser.value("document.documentElement.scrollWidth").asInt();
    assertTrue(needed <= width, page + " is " + needed + " wide");
  }

  private static void index(int width) {
    browser.open(folder.resolve("index.html"), width, 900);
  }

  private static void click(String what) {
    browser.value("document.querySelector('" + what + "').click()");
  }

  private static void choose(String list, String value) {
    browser.value(
        "{ const list = document.getElementById('%s'); list.value = '%s';".formatted(list, value)
            + " list.dispatchEvent(new Event('change')); }");
  }

  /** For people who work on the pages. */
  private static void keep(String name, byte[] bytes) throws IOException {
    Files.createDirectories(PICTURES);
    Files.write(PICTURES.resolve(name), bytes);
  }

  private static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
