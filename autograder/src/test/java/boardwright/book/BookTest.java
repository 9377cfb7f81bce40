package boardwright.book;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.ThisJvm;
import boardwright.handout.BookAddress;
import boardwright.kit.StudentBook;
import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Syllabus.Concept;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The book")
class BookTest {
  private static final Pattern LINK = Pattern.compile("\\s(?:href|src)=\"([^\"]*)\"");
  private static final Pattern LOADED =
      Pattern.compile("<(?:script|link|img|iframe|source)\\b[^>]*");
  private static final Pattern ID = Pattern.compile("\\sid=\"([^\"]+)\"");

  @TempDir private static Path folder;

  /** The pages by their files. */
  private static final Map<Path, String> PAGES = new TreeMap<>();

  private static final Map<Path, Set<String>> IDS = new TreeMap<>();

  /** With the pages for instructors, which link the others. */
  @BeforeAll
  static void write() throws IOException {
    String said = run(0, "book", "--instructor", "--out", folder.toString());
    assertEquals("the book: " + folder.resolve("index.html"), said.strip());
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".html")).toList()) {
        PAGES.put(file, Files.readString(file));
      }
    }
    assertTrue(PAGES.size() > 90, () -> PAGES.size() + " pages");
  }

  @Test
  @DisplayName("has no link and no anchor that leads nowhere")
  void everyLinkResolves() {
    List<String> dead = new ArrayList<>();
    PAGES.forEach(
        (page, html) ->
            LINK.matcher(html)
                .results()
                .map(link -> link.group(1))
                .filter(link -> !link.startsWith("https://") && !leads(page, link))
                .forEach(link -> dead.add(folder.relativize(page) + ": " + link)));
    assertEquals(List.of(), dead);
  }

  @Test
  @DisplayName("asks no host for anything, and names no place of this machine")
  void loadsNothingFromElsewhere() {
    PAGES.forEach(
        (page, html) -> {
          LOADED
              .matcher(html)
              .results()
              .forEach(tag -> assertFalse(tag.group().contains("//"), page + ": " + tag.group()));
          assertFalse(html.contains("href=\"/") || html.contains("src=\"/"), page::toString);
          assertFalse(html.contains(ROOT.toString()), page::toString);
        });
  }

  @Test
  @DisplayName("has an anchor for each rule that a check grades, at the place where it is stated")
  void everyRuleHasAnAnchor() throws IOException {
    List<String> missing = new ArrayList<>();
    for (Lab lab : new Course(ROOT).labs()) {
      for (CheckSpec check : lab.checks()) {
        String path = lab.stage(check.stage()).orElseThrow().pageOf(check.rule());
        if (!check.isForAPerson()
            && !ids(folder.resolve(BookAddress.of(path))).contains(check.rule())) {
          missing.add(path + "#" + check.rule());
        }
      }
    }
    assertEquals(List.of(), missing);
  }

  @Test
  @DisplayName("says what each member promises of a class that a learner replaces or a page names")
  void saysWhatEachMemberPromises() {
    List<String> silent = new ArrayList<>();
    for (Lab lab : new Course(ROOT).labs()) {
      String page = page(lab.id() + "/reference.html");
      lab.replaceable()
          .forEach(type -> assertTrue(page.contains("<h2 id=\"" + type + "\">"), type));
      Pattern.compile("<code>(.*)</code></(?:p|h3)>\\s+<div class=\"contract\">\\s++(?!<div>)")
          .matcher(page)
          .results()
          .forEach(member -> silent.add(lab.id() + ": " + member.group(1)));
    }
    assertEquals(List.of(), silent);
  }

  @Test
  @DisplayName("links a class that a page names to what it promises")
  void linksAClassToWhatItPromises() {
    String page = page("framework/1-board.html");
    assertTrue(
        page.contains("<a href=\"reference.html#WinningSpacesGameOverStatus\"><code>Winning"),
        page);
  }

  @Test
  @DisplayName("gives no two things of a page the same anchor")
  void anchorsAreUnique() {
    PAGES.forEach(
        (page, html) -> {
          List<String> ids = ID.matcher(html).results().map(id -> id.group(1)).toList();
          assertEquals(new HashSet<>(ids).size(), ids.size(), page::toString);
        });
  }

  @Test
  @DisplayName("shows on its cover each lab, and each concept with a link to its page")
  void coverShowsLabsAndConcepts() {
    String cover = PAGES.get(folder.resolve("index.html"));
    Course course = new Course(ROOT);
    for (String lab : course.labIds()) {
      for (Concept concept : course.syllabus().of(lab).orElseThrow().teaches()) {
        String page = BookAddress.of("handouts/" + lab + "/" + concept.page());
        assertTrue(
            cover.contains("<a href=\"" + page + "\" class=\"lab"),
            () -> concept + " is not on the map");
      }
    }
  }

  @Test
  @DisplayName(
      "folds away the first two rungs of a rule's hints, and names the command for the rest")
  void hintsAreFolded() {
    String page = page("checkerboard/2-square.html");
    String rule = page.substring(page.indexOf("<li id=\"R2\">"), page.indexOf("<li id=\"R3\">"));
    assertTrue(rule.contains("<details class=\"hint\">"), rule);
    assertTrue(rule.contains("R2 is about the first lines of both constructors."), rule);
    assertTrue(rule.contains("./boardwright hint checkerboard/square R2"), rule);
    assertFalse(rule.contains("What are the lowest and the highest row?"), rule);
  }

  @Test
  @DisplayName(
      "draws the boards of its pages with their text beside them, and none of a transcript")
  void boardsAreDrawn() {
    String page = page("framework/7-quixo-board.html");
    String drawn = page.substring(page.indexOf("<figure class=\"board\">"));
    drawn = drawn.substring(0, drawn.indexOf("</figure>"));
    assertTrue(drawn.contains("<div>column moves up. Row 0 is O's,</div>"), drawn);
    assertTrue(drawn.contains("<figcaption class=\"away\"><pre>R5   0  O  O  O  O  ."), drawn);
    String played = page("checkerboard/2-square.html");
    String transcript =
        played.substring(
            played.indexOf("<div class=\"code console\">"), played.indexOf("Good-bye."));
    assertTrue(transcript.contains("7  .  r  .  r  .  r  .  r\n6"), transcript);
    assertFalse(transcript.contains("<svg"), transcript);
  }

  @Test
  @DisplayName("is one document to print, whose links lead within it")
  void printedLabIsWhole() throws IOException {
    Lab lab = new Course(ROOT).lab("gametree").orElseThrow();
    String html =
        new String(
            StudentBook.toPrint(ROOT, lab).files().get(Book.document(lab)), StandardCharsets.UTF_8);
    List<String> ids = ID.matcher(html).results().map(id -> id.group(1)).toList();
    assertEquals(new HashSet<>(ids).size(), ids.size());
    assertTrue(ids.containsAll(List.of("9-alphabeta", "9-alphabeta-R1")), ids::toString);
    List<String> dead =
        Pattern.compile("<a [^>]*href=\"#?([^\"]*)\"")
            .matcher(html)
            .results()
            .map(link -> link.group(1))
            .filter(link -> !ids.contains(link))
            .toList();
    assertEquals(List.of(), dead);
  }

  @Test
  @DisplayName("for students has no page for instructors")
  void studentsGetTheirPages(@TempDir Path students) throws IOException {
    run(0, "book", "checkerboard", "--out", students.toString());
    assertTrue(Files.exists(students.resolve("checkerboard/2-square.html")));
    assertTrue(Files.exists(students.resolve("cookbook.html")));
    assertFalse(Files.exists(students.resolve("instructors.html")));
    assertFalse(Files.exists(students.resolve("teaching")));
    assertFalse(Files.exists(students.resolve("framework")));
  }

  @Test
  @DisplayName("is opened at a rule by the command read")
  void readNamesThePage() throws IOException {
    String said = run(0, "read", "square", "R2");
    Path page = ROOT.resolve("target/book/checkerboard/2-square.html");
    assertEquals(page.toUri() + "#R2", said.strip());
    assertTrue(Files.readString(page).contains("<li id=\"R2\">"));
    assertTrue(run(0, "read", "square", "C1").strip().endsWith("what-is-graded.html#C1"));
    assertTrue(run(2, "read", "square", "R99").contains("has no rule 'R99'"));
  }

  private static boolean leads(Path page, String link) {
    String[] parts = link.split("#", 2);
    Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
    return Files.isRegularFile(target)
        && (parts.length == 1 || !PAGES.containsKey(target) || ids(target).contains(parts[1]));
  }

  private static Set<String> ids(Path page) {
    return IDS.computeIfAbsent(
        page,
        file ->
            ID.matcher(PAGES.get(file))
                .results()
                .map(id -> id.group(1))
                .collect(Collectors.toSet()));
  }

  private static String page(String address) {
    return PAGES.get(folder.resolve(address));
  }

  private static String run(int code, String... words) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    assertEquals(code, ThisJvm.run(ROOT, "", out, out, words), said::toString);
    return said.toString(StandardCharsets.UTF_8);
  }
}
