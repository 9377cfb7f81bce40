package boardwright.html;

import static boardwright.RealTree.ROOT;
import static boardwright.html.PageTexts.count;
import static boardwright.html.PageTexts.shows;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.diagnosis.Misconceptions;
import boardwright.grading.Verdict;
import boardwright.lab.Lab;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Finding;
import boardwright.protocol.Request.Source;
import boardwright.run.Graded;
import boardwright.run.RunSample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The pages of a run, in few words,")
class CausesOnPagesTest {
  private static final Verdict PASSED = Verdict.PASSED;
  private static final String EXPECTED = "compiler.err.expected4";

  @TempDir Path folder;

  @Test
  @DisplayName("show a compile error once, in our words, too, and what waits for it in one line")
  void oneBraceTooMany() throws IOException {
    RunSample gus =
        RunSample.of("gus")
            .verdicts(Verdict.BLOCKED, Verdict.BLOCKED, Verdict.BLOCKED)
            .says("Square does not compile", null, "");
    for (int line = 3; line < 13; line++) {
      String text = "class, interface, enum, or record expected";
      gus.problem(new Problem("src/Square.java", line, 3, EXPECTED, text, "  void set() {"));
    }
    write(gus.graded(), RunSample.of("ada").graded());
    String page = page("gus/report.html");
    shows(page, "Square does not compile: fix the error at src/Square.java:3.");
    shows(page, "7.50 points in 3 checks wait behind this.", "\n  void set() {\n  ^</pre>");
    shows(page, "In other words: this stands outside of any class; look for a brace } too many");
    shows(page, "… and 9 more of the same");
    assertEquals(1, count(page, "<article"), page);
    assertEquals(1, count(page, "<pre class=\"code\">"), page);
    for (String check : List.of("one", "two", "style")) {
      assertEquals(1, count(page, "id=\"check-square-" + check + "\""), page);
    }
    String hardest = page("index.html");
    hardest = hardest.substring(hardest.indexOf("id=\"hardest\""));
    shows(hardest, "<h3>Square does not compile</h3>", "1 of 2 (50 %)");
    assertEquals(1, count(hardest, "does not compile"), hardest);
  }

  @Test
  @DisplayName("say first what to do, and how many points wait, before what passed")
  void doThisFirst() throws IOException {
    write(RunSample.of("ada").verdicts(PASSED, Verdict.FAILED, PASSED).graded());
    String page = page("ada/report.html");
    shows(page, "Look at Square.java:2 for square R2: A row off the board is refused.");
    int first = page.indexOf("Do this first:");
    int box = page.indexOf("id=\"check-square-two\"");
    int stages = page.indexOf("id=\"stages\"");
    assertTrue(0 < first && first < box && box < stages, page);
    assertTrue(page.indexOf("id=\"check-square-one\"") > stages, page);
    shows(page, "2.50 points are in checks that are not shown.");
  }

  @Test
  @DisplayName("stay below a megabyte, whatever is handed in")
  void notTooLong() throws IOException {
    List<Source> many = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      many.add(new Source("a&b/F" + i + ".java", "&\n".repeat(100), List.of("F" + i)));
    }
    String lines = "\u202E\n".repeat(900_000 / 4) + "class Square { }\n";
    String letters = "&".repeat(900_000);
    Finding long1 = new Finding(letters, letters, letters, letters, "Square.java:2");
    List<Graded> all = new ArrayList<>();
    all.add(RunSample.of("many").sources(many).graded());
    for (String text : List.of(lines, letters)) {
      all.add(
          RunSample.of("x" + text.length())
              .verdicts(PASSED, Verdict.FAILED, Verdict.FAILED)
              .source("Square.java", text)
              .says(letters, long1, letters)
              .problem(new Problem("Square.java", 200_000, 1, "code", letters, letters))
              .note(letters)
              .graded());
    }
    write(all.toArray(Graded[]::new));
    for (Graded one : all) {
      Path page = folder.resolve(one.submission().id()).resolve("report.html");
      assertTrue(Files.size(page) < 1_000_000, page + ": " + Files.size(page));
    }
    shows(page("many/report.html"), " more files.");
    String cut = page("x" + lines.length() + "/report.html");
    shows(cut, "only lines near a remark are shown", "id=\"file-0-line-199997\"");
  }

  @Test
  @DisplayName("can be shown to others without names, links and hidden checks")
  void canBeShownToOthersWithoutNames() throws IOException {
    Verdict[] second = {PASSED, Verdict.FAILED, PASSED};
    List<Graded> graded =
        List.of(
            RunSample.of("ada_1").named("Ada Berg").verdicts(second).late(1, "0.20").graded(),
            RunSample.of("ben_2").named("Ben").graded(),
            RunSample.of("cleo").verdicts(Verdict.UNGRADED).graded());
    Lab lab = RunSample.lab(ROOT, null);
    String page = ClassPages.anonymous(lab, graded, Misconceptions.of(lab), RunSample.NOW);
    shows(page, "student 1", "student 3", "square R2: A row off the board is refused");
    for (String not : List.of("Ada", "ada_1", "Ben", "cleo", "secret", "report.html", ".csv")) {
      assertFalse(page.replace(Sheet.SCRIPT.text(), "").contains(not), not);
    }
  }

  private void write(Graded... graded) {
    Lab lab = RunSample.lab(ROOT, null);
    RunSample.write(folder, lab, List.of(graded), ZoneId.of("Europe/Berlin"));
  }

  private String page(String path) throws IOException {
    return Files.readString(folder.resolve(path));
  }
}
