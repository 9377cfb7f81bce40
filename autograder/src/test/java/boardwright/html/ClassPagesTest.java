package boardwright.html;

import static boardwright.RealTree.ROOT;
import static boardwright.html.PageTexts.count;
import static boardwright.html.PageTexts.shows;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.grading.Verdict;
import boardwright.lab.Lab;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Finding;
import boardwright.run.Graded;
import boardwright.run.RunSample;
import boardwright.similarity.Pair;
import boardwright.submission.Award;
import boardwright.submission.Correction;
import boardwright.submission.Person;
import boardwright.text.Note;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The pages of a run")
class ClassPagesTest {
  private static final Verdict PASSED = Verdict.PASSED;

  @TempDir Path folder;

  @Test
  @DisplayName("show the class at a glance: scores, checks by students, late and ungraded hand-ins")
  void showTheClassAtAGlance() throws IOException {
    write(
        null,
        RunSample.of("ada").named("Ada Berg").graded(),
        RunSample.of("ben").verdicts(PASSED, Verdict.FAILED, PASSED).late(2, "0.40").graded(),
        RunSample.of("cleo")
            .verdicts(Verdict.UNGRADED, Verdict.UNGRADED, Verdict.UNGRADED)
            .graded());
    String page = page("index.html");
    shows(page, "3 submissions", "out of 10 points", "seed 7", "sandbox bwrap");
    shows(page, "Median <b>6.25</b>", "mean <b>6.25</b>", "all points: <b>0</b> of 2");
    shows(page, "On average, before lateness: behaviour");
    shows(page, "<a href=\"./ada/report.html\"><bdi>Ada Berg</bdi></a>");
    shows(page, "A row off the board is refused", "Handed in 2 days late.", "0.40");
    shows(page, "Grade these once more", "1 hand-in could not be graded");
    shows(page, "Sat 3 Oct 2026, 12:15 (+02:00)");
    shows(page, "<td class=\"score\"><small>ungraded</small></td>");
  }

  @Test
  @DisplayName("name letters that nobody sees, wherever a student wrote them")
  void nameLettersThatNobodySees() throws IOException {
    String text = "a\u202Eb\u200Bc";
    Graded graded =
        RunSample.of("ada")
            .named(text)
            .by(new Person(text, "1", ""))
            .verdicts(PASSED, Verdict.FAILED, Verdict.UNGRADED)
            .says(text, new Finding(text, text, text, text, "Square.java:1"), text)
            .source(text, text)
            .note(text)
            .graded();
    write(null, graded, RunSample.of("ben").graded());
    for (String name : List.of("index.html", "ada/report.html")) {
      assertTrue(page(name).contains("a[U+202E]b[U+200B]c"), name);
      assertFalse(page(name).contains("\u202E") || page(name).contains("\u200B"), name);
    }
  }

  @Test
  @DisplayName("list the hand-ins with code that ships with Boardwright, for the instructor alone")
  void listTheHandInsWithCodeThatShips() throws IOException {
    write(null, RunSample.of("ada").graded());
    assertFalse(page("index.html").contains("ships with Boardwright"));
    write(
        null,
        RunSample.of("ada")
            .note(Note.ships(List.of("a.java is the model answer")))
            .note("It was handed in twice.")
            .graded(),
        RunSample.of("ben").note("Something else.").graded());
    String page = page("index.html");
    shows(page, "<a href=\"./ada/report.html\"><bdi>ada</bdi></a>: a.java is the model answer.");
    assertFalse(page.contains("Something else."));
    String ada = page("ada/report.html");
    shows(ada, "It was handed in twice.");
    assertFalse(ada.contains("ships with") || ada.contains("the model answer"), ada);
  }

  @Test
  @DisplayName("tell people of one name apart by their submissions, wherever they are named")
  void twoOfOneName() throws IOException {
    Verdict[] failed = {PASSED, Verdict.FAILED, PASSED};
    Verdict[] none = {Verdict.UNGRADED, Verdict.UNGRADED, Verdict.UNGRADED};
    write(
        null,
        RunSample.of("Zo\u00eb").verdicts(failed).late(1, "0.20").graded(),
        RunSample.of("Zo\u00eb-2").named("Zoe\u0308").verdicts(failed).late(2, "0.40").graded(),
        RunSample.of("Zo\u00eb-3").named("ZO\u00cb").verdicts(none).graded(),
        RunSample.of("kim_17").named("Kim Lee").verdicts(PASSED, PASSED, PASSED).graded());
    String page = page("index.html");
    assertEquals(4, count(page, "<bdi>Zo\u00eb</bdi>"), page); // map, twice hardest, late
    assertEquals(2, count(page, "<bdi>Zoe\u0308 (Zo\u00eb-2)</bdi>"), page); // map and late
    assertEquals(2, count(page, "<bdi>ZO\u00cb (Zo\u00eb-3)</bdi>"), page); // trouble and map
    shows(page, "<bdi>Kim Lee</bdi>");
    shows(page("Zo\u00eb-2/report.html"), "<bdi>Zoe\u0308</bdi>");
  }

  @Test
  @DisplayName("name the checks that most failed, each with what most of them were told")
  void nameTheChecksThatMostFailed() throws IOException {
    Verdict[] second = {PASSED, Verdict.FAILED, PASSED};
    write(
        null,
        RunSample.of("ada").verdicts(second).says("yours said 1", null, "").graded(),
        RunSample.of("ben").verdicts(second).says("yours said 2", null, "").graded(),
        RunSample.of("cleo").verdicts(second).says("yours said 2", null, "").graded(),
        RunSample.of("dan")
            .verdicts(Verdict.NOT_HANDED_IN, Verdict.NOT_HANDED_IN, Verdict.NOT_HANDED_IN)
            .graded());
    String page = page("index.html");
    String hardest = page.substring(page.indexOf("id=\"hardest\""));
    shows(hardest, "square R2: A row off the board is refused", "3 of 3 (100 %)", "yours said 2");
    shows(hardest, "href=\"./ben/report.html#check-square-two\"", "For 2 hand-ins, such as");
    assertFalse(hardest.contains("yours said 1"), hardest);
    assertFalse(hardest.contains("A square is made"), hardest);
    write(
        null,
        RunSample.of("ada").verdicts(second).graded(),
        RunSample.of("ben").verdicts(second).graded(),
        RunSample.of("cleo").graded());
    shows(page("index.html"), "2 of 3 (67 %)");
  }

  @Test
  @DisplayName("show a student their files with the remarks at the lines")
  void showAStudentTheirFiles() throws IOException {
    write(
        null,
        RunSample.of("ada")
            .verdicts(PASSED, Verdict.FAILED, PASSED)
            .problem(new Problem("src/Square.java", 3, 3, "code", "';' expected", "int row;"))
            .graded());
    String page = page("ada/report.html");
    shows(page, "<a href=\"#file-0-line-2\">Square.java:2</a>");
    shows(page, "<tr id=\"file-0-line-2\" class=\"marked\">");
    shows(page, "';' expected", "square R2", "you called", "new Square(8, 0, RED_PAWN)");
    shows(page, "href=\"#file-0-line-3\">src/Square.java:3</a>");
    shows(page, "<b>5.00</b> of 10 points");
  }

  @Test
  @DisplayName("show the letters of a source in the order in which they run")
  void showLettersInTheOrderInWhichTheyRun() throws IOException {
    write(null, RunSample.of("ada").source("Square.java", "int a; // \u202E}\u2066 if").graded());
    shows(page("ada/report.html"), "int a; // [U+202E]}[U+2066] if");
  }

  @Test
  @DisplayName("show a student the rules as the handout states them")
  void showAStudentTheRules() throws IOException {
    write(null, RunSample.of("ada").verdicts(PASSED, Verdict.FAILED, PASSED).graded());
    String page = page("ada/report.html");
    shows(page, "handouts/checkerboard/2-square.md", "<div id=\"rule-square-R2\"><dt>R2</dt>");
    shows(page, "Both constructors throw a <code>CBException</code> if the row");
    shows(page, "<a href=\"#rule-square-R2\">R2</a> A row off the board is refused");
  }

  @Test
  @DisplayName("link a failure's rule to the book, where the course says that it is published")
  void linkRulesToThePublishedBook() throws IOException {
    Path top = folder.resolve("tree");
    String page = "handouts/checkerboard/2-square.md";
    Files.createDirectories(top.resolve(page).getParent());
    Files.copy(ROOT.resolve(page), top.resolve(page));
    Files.createDirectories(top.resolve("labs"));
    Files.writeString(top.resolve("labs/course.yaml"), "pages: https://uni.example/oop");
    Graded graded = RunSample.of("ada").verdicts(PASSED, Verdict.FAILED, PASSED).graded();
    Lab lab = RunSample.lab(top, null);
    RunSample.write(folder, lab, List.of(graded), ZoneId.of("Europe/Berlin"));
    String link = "<a href=\"https://uni.example/oop/checkerboard/2-square.html#R2\">in the book";
    assertEquals(2, count(page("ada/report.html"), link)); // at the failure and among the rules
  }

  @Test
  @DisplayName("draw a board as a board, and keep its text")
  void drawABoardAsABoard() throws IOException {
    String board = "5  .  .  .\n4  .  r  .\n3  B  .  .\n   3  4  5";
    Finding finding = new Finding("board.isJump(3, 3, 5, 5)", board, "true", "false", "");
    write(
        null,
        RunSample.of("ada")
            .verdicts(PASSED, Verdict.FAILED, PASSED)
            .says("no jump", finding, "")
            .graded());
    String page = page("ada/report.html");
    shows(page, "<svg class=\"board\"", "<pre>" + board + "</pre>", "man man-b king");
  }

  @Test
  @DisplayName(
      "tell a student of lateness, corrections and notes, and what the work itself is worth")
  void tellAStudentOfLateness() throws IOException {
    write(
        null,
        RunSample.of("ada")
            .by(new Person("Ada Berg", "17", "ada@example.org"))
            .late(2, "0.40")
            .scored("7.10")
            .note("The package line was supplied.")
            .corrected(
                new Correction("square/one", Award.points(new BigDecimal("2.5")), "Argued well."))
            .corrected(new Correction("", null, "See me about layout."))
            .graded());
    String page = page("ada/report.html");
    shows(page, "<b>7.10</b> of 10 points", "(7.50 for the work itself)", "Late: 0.40 points off.");
    shows(page, "due Fri 2 Oct 2026, 00:00 (+02:00)", "The package line was supplied.");
    shows(page, "Your instructor:", "Argued well.", "See me about layout.", "now gets 2.50 points");
    shows(page, "decided by your instructor", "<bdi>Ada Berg</bdi>");
    assertFalse(page.contains("ada@example.org"), "a report has no address in it");
  }

  @Test
  @DisplayName("say nothing of points that lateness cost where an instructor decided on the score")
  void sayNothingOfPointsThatLatenessCost() throws IOException {
    write(
        null,
        RunSample.of("ada")
            .late(2, "0.40")
            .scored("7.00")
            .corrected(new Correction("", Award.points(new BigDecimal("7")), "As we agreed."))
            .graded());
    String page = page("ada/report.html");
    shows(page, "<b>7.00</b> of 10 points", "now gets 7.00 points", "As we agreed.");
    shows(page, "due Fri 2 Oct 2026, 00:00 (+02:00)");
    assertFalse(page.contains("points off"), page);
    assertFalse(page.contains("Handed in 2 days late."), page);
  }

  @Test
  @DisplayName("give no score where nothing could be graded, and say whose fault it is")
  void giveNoScoreWhereNothingCouldBeGraded() throws IOException {
    write(
        null,
        RunSample.of("ada")
            .verdicts(Verdict.UNGRADED, Verdict.UNGRADED, Verdict.UNGRADED)
            .graded());
    String page = page("ada/report.html");
    shows(page, "No score yet.", "The grader failed, not you");
    assertFalse(page.contains("0 of 10 points"), page);
  }

  @Test
  @DisplayName("hide from the student what is hidden, and mark it for the instructor")
  void hideFromTheStudentWhatIsHidden() throws IOException {
    Graded ada =
        RunSample.of("ada")
            .corrected(
                new Correction(RunSample.SECRET.id(), Award.points(BigDecimal.ONE), "secretly"))
            .graded();
    for (String until : new String[] {null, "2026-10-06T00:00:00Z"}) {
      write(until, ada);
      String report = page("ada/report.html");
      assertFalse(report.toLowerCase(java.util.Locale.ROOT).contains("secret"), report);
      shows(report, "Not every check is listed here.");
      shows(page("index.html"), "R4 The secret question (hidden from students)");
    }
    write("2026-10-05T00:00:00Z", ada);
    shows(page("ada/report.html"), "The secret question", "secretCall()", "secretly");
    assertFalse(page("ada/report.html").contains("Not every check"));
    assertFalse(page("index.html").contains("hidden from students"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script>alert(1)</script>",
        "</title><script>alert(1)</script>",
        "\"><img src=x onerror=alert(1)>",
        "' onmouseover='alert(1)",
        "</style><script>alert(1)</script>",
        "</script><script>alert(1)</script>",
        "<!--<script>",
        "javascript:alert(1)",
        "${7*7} {{7*7}} #{7*7} @if(true)",
        "\u202Eevil\u202C \u0000 \u0007 \uD800"
      })
  @DisplayName("show what a student wrote as text, whatever it is")
  void showWhatAStudentWroteAsText(String text) throws IOException {
    Finding finding = new Finding(text, text, text, text, text + ":1");
    Graded graded =
        RunSample.of("x" + text.replaceAll("[/\\x00-\\x1F\\p{Cs}]", "_"))
            .named(text)
            .by(new Person(text, text, text))
            .verdicts(PASSED, Verdict.FAILED, Verdict.UNGRADED)
            .says(text, finding, text)
            .source(text, text + "\n" + text)
            .problem(new Problem(text, 1, 1, text, text, text))
            .corrected(new Correction("square/two", Award.points(BigDecimal.ONE), text))
            .late(1, "1")
            .note(text)
            .graded();
    Lab lab = RunSample.lab(ROOT, null);
    String id = graded.submission().id();
    List<Graded> all = List.of(graded, RunSample.of("ben").graded());
    List<Pair> pairs = List.of(new Pair(id, "ben", 0.5, 1));
    RunSample.write(folder, lab, all, ZoneId.of("UTC"), pairs);
    for (String page :
        List.of(page("index.html"), page(id + "/report.html"), page("similarity.html"))) {
      String ours = Pattern.quote(Sheet.SCRIPT.text()) + "|" + Pattern.quote(Sheet.STYLE.text());
      String rest = page.replaceAll(ours, "");
      assertEquals(page.contains(Sheet.SCRIPT.text()) ? 1 : 0, count(rest, "<script"), rest);
      assertEquals(1, count(rest, "<style"), rest);
      assertEquals(0, count(rest, "<img"), rest);
      assertEquals(0, count(rest, "<!--"), rest);
      assertFalse(Pattern.compile("<[^>]*\\son\\w+\\s*=\\s*['\"a]").matcher(rest).find(), rest);
      assertFalse(Pattern.compile("(href|src)=\"\\s*javascript:").matcher(rest).find(), rest);
      assertFalse(Pattern.compile("[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F]").matcher(rest).find());
    }
  }

  @Test
  @DisplayName("name hand-ins that are alike, on a page that the page of the class links")
  void nameHandInsThatAreAlike() throws IOException {
    List<Graded> all =
        List.of(
            RunSample.of("ada").named("Ada <b>& Co</b>").graded(),
            RunSample.of("x #?").named("Ben").graded(),
            RunSample.of("ben_2").named("Ben").graded());
    List<Pair> pairs =
        List.of(new Pair("x #?", "ada", 0.876, 0.994), new Pair("ben_2", "x #?", 0.1, 0.2));
    RunSample.write(folder, RunSample.lab(ROOT, null), all, ZoneId.of("UTC"), pairs);
    shows(page("index.html"), "<a href=\"similarity.html\">Similar hand-ins</a>");
    String page = page("similarity.html");
    shows(page, "<td class=\"score\">88 %</td><td class=\"score\">99 %</td>");
    shows(page, "<a href=\"./ada/report.html\"><bdi>Ada &lt;b&gt;&amp; Co&lt;/b&gt;</bdi></a>");
    shows(page, "<a href=\"./x%20%23%3F/report.html\"><bdi>Ben (x #?)</bdi></a>");
    shows(page, "<a href=\"./ben_2/report.html\"><bdi>Ben (ben_2)</bdi></a>");
    assertTrue(page.indexOf("88 %") < page.indexOf("10 %"), page);
    assertFalse(page.contains("less alike"), page);
  }

  @Test
  @DisplayName("need nothing but themselves")
  void needNothingButThemselves() throws IOException {
    write(null, RunSample.of("ada").verdicts(PASSED, Verdict.FAILED, PASSED).graded());
    for (String page : List.of(page("index.html"), page("ada/report.html"))) {
      assertFalse(Pattern.compile("<link|<img|<iframe|@import|url\\(").matcher(page).find());
      assertFalse(page.contains("http://") || page.contains("https://"), page);
      shows(page, "Content-Security-Policy", "default-src");
    }
  }

  @Test
  @DisplayName("are there for a run of nobody")
  void areThereForARunOfNobody() throws IOException {
    write(null);
    shows(page("index.html"), "0 submissions", "No score is known yet.");
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(2, files.count());
    }
  }

  private void write(String until, Graded... graded) {
    Lab lab = RunSample.lab(ROOT, until);
    RunSample.write(folder, lab, List.of(graded), ZoneId.of("Europe/Berlin"));
  }

  private String page(String path) throws IOException {
    return Files.readString(folder.resolve(path));
  }
}
