package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.decisions.History;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What instructors decide on a run")
class DecisionsOnARunTest {
  private static final String CHECK = "square/prints-nothing";

  @TempDir private Path scratch;
  private Desk desk;

  @BeforeEach
  void gradeAClass() throws IOException {
    desk = Desk.in(scratch);
    desk.write("c/ada/CBException.java", desk.model("CBException"))
        .write("c/bob/Square.java", desk.model("Square"))
        .write("c/cid/Square.java", printing())
        .write("kim.csv", "submission,check,points,remark\nada,,7.5,As we agreed.\n")
        .write("lou.csv", "submission,check,points,remark\nada,,4,No.\n")
        .write("more.csv", "student,allowance,remark\nbob,+3 days,Ill.\n")
        .write(
            "when.csv",
            "student,time\nada,2026-11-15 12:00\nbob,2026-11-15 12:00\ncid,2026-11-13 12:00\n");
    grade("--deadline", "2026-11-13T23:59 Europe/Berlin", "--as", "kim");
  }

  @Test
  @DisplayName("shows by --dry who would move, and then changes nothing")
  void dryRunChangesNothing() throws IOException {
    String before = files();
    Said said = regrade("--corrections", desk.path("kim.csv").toString(), "--dry");
    assertTrue(said.hasLine("ada  1.00 → 7.50"), said.out());
    assertEquals(before, files());
    assertTrue(regrade("--corrections", desk.path("kim.csv").toString()).out().contains("7.50"));
  }

  @Test
  @DisplayName("is refused to a second person who decides otherwise, until it is taken back")
  void refusesAnotherPersonsOtherDecision() throws IOException {
    regrade("--corrections", desk.path("kim.csv").toString(), "--as", "kim");
    String id = idOf("7.5 of 10");
    String book = gradebook();
    Said refused =
        desk.run("regrade", out(), "--corrections", desk.path("lou.csv").toString(), "--as", "lou");
    assertEquals(2, refused.code());
    assertTrue(
        refused
            .err()
            .startsWith(
                "lou.csv:2: kim decided differently on the same. Yours: 4 of 10. Of before: "),
        refused.err());
    assertEquals(book, gradebook());
    Said back = regrade("--take-back", id, "--why", "Wrong Ada", "--as", "lou");
    assertTrue(back.hasLine("ada  7.50 → 1.00"), back.out());
    regrade("--corrections", desk.path("lou.csv").toString(), "--as", "lou");
    assertTrue(gradebook().contains("\nada,ada,4.00,"), gradebook());
  }

  @Test
  @DisplayName("is told by history: who decided, and what the score would be without it")
  void historyTellsWhatEachDecisionDoes() throws IOException {
    regrade("--corrections", desk.path("kim.csv").toString(), "--as", "kim");
    Said said = desk.run("history", out(), "ada");
    String id = idOf("7.5 of 10");
    assertTrue(said.out().contains("kim: correction of ada: 7.5 of 10"), said.out());
    assertTrue(said.hasLine("ada has 7.50 now"), said.out());
    assertTrue(said.hasLine("  without " + id + ": 1.00"), said.out());
    said.out().lines().forEach(line -> assertTrue(line.length() <= 80, line));
    assertTrue(desk.run("history", out()).out().contains("2 decisions; name a student"));
  }

  @Test
  @DisplayName("reach by regrade alone: times, more time, and another deadline")
  void regradeTakesTimesExtensionsAndDeadline() throws IOException {
    assertTrue(
        regrade()
            .err()
            .contains("3 hand-ins have no time and were taken as in time: ada; bob; cid."));
    Said timed = regrade("--times", desk.path("when.csv").toString());
    assertTrue(timed.hasLine("ada  1.00 → 0.60"), timed.out());
    String page = Files.readString(desk.path("out/ada/report.html"));
    assertTrue(page.contains("Sun 15 Nov 2026, 12:00 (+01:00)"), page);
    assertFalse(timed.err().contains("no time"), timed.err());
    Said longer = regrade("--extensions", desk.path("more.csv").toString());
    assertTrue(longer.hasLine("bob  1.60 → 2.00"), longer.out());
    Said moved = regrade("--deadline", "2026-11-14T23:59 Europe/Berlin", "--as", "kim");
    assertTrue(moved.hasLine("ada  0.60 → 0.80"), moved.out());
  }

  @Test
  @DisplayName("takes a check out for the run, which its page and its history say")
  void takesACheckOut() throws IOException {
    Said said = regrade("--void", CHECK, "--why", "The page was unclear.");
    assertTrue(said.out().contains("cid  1.94 → 2.00"), said.out());
    String page = Files.readString(desk.path("out/cid/report.html"));
    assertTrue(page.contains("taken out: The page was unclear."), page);
    assertEquals(2, desk.run("regrade", out(), "--void", CHECK).code(), "no reason");
    assertEquals(2, desk.run("regrade", out(), "--void", "no/check", "--why", "x").code());
  }

  @Test
  @DisplayName("is refused where the history lacks lines that the run had")
  void refusesAHistoryThatLacksLines() throws IOException {
    regrade("--corrections", desk.path("kim.csv").toString());
    String history = Files.readString(desk.path("out/history.csv"));
    desk.write("out/history.csv", history.lines().findFirst().orElseThrow() + "\n");
    Said said = desk.run("regrade", out());
    assertEquals(2, said.code());
    assertTrue(said.err().contains("lines are missing that this run had"), said.err());
    Files.delete(desk.path("out/history.csv"));
    assertEquals(2, desk.run("history", out()).code());
    String c = desk.path("c").toString();
    Said graded = desk.run("grade", "checkerboard", c, "--out", out(), "--sandbox", "none");
    assertEquals(2, graded.code(), graded.out());
  }

  @Test
  @DisplayName("stays decided on a run that an older Boardwright made, which had no history")
  void runWithoutAHistoryStaysDecided() throws IOException {
    regrade("--corrections", desk.path("kim.csv").toString());
    Files.delete(desk.path("out/history.csv"));
    Path facts = desk.path("out/.boardwright/run.json");
    Files.writeString(
        facts, Files.readString(facts).replaceFirst("\"history\":\"\\w+\"", "\"history\":\"\""));
    desk.write("out/.boardwright/deadline.txt", "2026-11-13T23:59+01:00[Europe/Berlin]")
        .write("out/.boardwright/extensions.csv", "student,allowance\nbob,+1 day\n");
    grade();
    assertTrue(gradebook().contains("\nada,ada,7.50,"), gradebook());
    assertTrue(regrade().out().startsWith("0 of 3 grades moved"));
    assertEquals(
        List.of("2026-11-13T23:59+01:00[Europe/Berlin]", "+1 day", "7.5 of 10"),
        History.of(desk.path("out")).lines().stream()
            .filter(line -> line.by().equals("before this version"))
            .map(line -> line.decision().value())
            .toList());
  }

  @Test
  @DisplayName("may set keys of lab.yaml for one section, which stay with the run")
  void settingsStayWithTheRun() throws IOException {
    desk.write("b.yaml", "late: {percent: 5, per: day, cutoff: 7}\n")
        .write("wrong.yaml", "scale: 10\nlate: {percent: many, per: day, cutoff: 7}\n");
    regrade("--times", desk.path("when.csv").toString());
    assertTrue(regrade("--settings", desk.path("b.yaml").toString()).hasLine("ada  0.60 → 0.00"));
    assertTrue(regrade().out().startsWith("0 of 3 grades moved"), "it stays");
    Said wrong = desk.run("regrade", out(), "--settings", desk.path("wrong.yaml").toString());
    assertEquals(2, wrong.code());
    assertEquals("--settings:2: late.percent: expected a number, but found 'many'\n", wrong.err());
  }

  @Test
  @DisplayName("makes an export older than the run, which the next call and the class page say")
  void saysWhichExportIsOlder() throws IOException {
    desk.write("book.csv", "Student,ID,SIS Login ID,Board (1)\nA,1,ada,\nB,2,bob,\n");
    String book = desk.path("book.csv").toString();
    assertEquals(0, desk.run("export", "canvas", out(), book).code());
    assertFalse(regrade().err().contains("canvas.csv"), "nothing changed since");
    String sentence =
        "This file is from before the last change of this run: canvas.csv. Export again.";
    Said said = regrade("--corrections", desk.path("kim.csv").toString());
    assertTrue(said.err().contains(sentence), said.err());
    assertTrue(Files.readString(desk.path("out/index.html")).contains(sentence));
    assertEquals(0, desk.run("export", "canvas", out(), book).code());
    assertFalse(regrade().err().contains("canvas.csv"), "it was exported again");
  }

  @Test
  @DisplayName("is all in the history: with the hand-ins it gives the same grade book again")
  void historyGivesTheSameGradeBookAgain() throws IOException {
    regrade("--corrections", desk.path("kim.csv").toString());
    regrade("--times", desk.path("when.csv").toString());
    regrade("--extensions", desk.path("more.csv").toString());
    regrade("--void", CHECK, "--why", "The page was unclear.");
    String book = gradebook();
    try (Stream<Path> all = Files.walk(desk.path("out"))) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        if (!file.endsWith(History.FILE) && !file.endsWith("run.json")) {
          Files.delete(file);
        }
      }
    }
    grade();
    assertEquals(book, gradebook());
  }

  /** A square that prints, and is right in all else. */
  private String printing() {
    return desk.model("Square")
        .replaceFirst(
            "(class Square[^{]*\\{)", "$1\n  {\n    System.out.println(\"made\");\n  }\n");
  }

  private String idOf(String value) {
    return History.of(desk.path("out")).lines().stream()
        .filter(line -> line.decision().value().equals(value))
        .findFirst()
        .orElseThrow()
        .id();
  }

  private String files() throws IOException {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> all = Files.walk(desk.path("out"))) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        texts.add(file + Files.readString(file));
      }
    }
    return String.join("\n", texts);
  }

  private String gradebook() throws IOException {
    return Files.readString(desk.path("out/gradebook.csv"));
  }

  private void grade(String... more) {
    run(List.of("grade", "checkerboard", desk.path("c").toString(), "--out", out()), more);
  }

  private Said regrade(String... more) {
    return run(List.of("regrade", out()), more);
  }

  private Said run(List<String> call, String... more) {
    List<String> all = new ArrayList<>(call);
    all.addAll(List.of("--sandbox", "none"));
    all.addAll(List.of(more));
    Said said = desk.run(all.toArray(String[]::new));
    assertEquals(0, said.code(), said.err());
    return said;
  }

  private String out() {
    return desk.path("out").toString();
  }
}
