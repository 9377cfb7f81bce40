package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What somebody hands in again")
class SeveralHandInsTest {
  private static final String FILE = "/Ada_11_assignsubmission_file_/";

  @TempDir private Path scratch;
  private Desk desk;

  @BeforeEach
  void sitDown() throws IOException {
    desk = Desk.in(scratch);
    handIn("one", "Thursday, 12 November 2026, 9:15 AM", "CBException");
    handIn("two", "Friday, 13 November 2026, 9:15 AM", "CBException", "Square");
    handIn("three", "Saturday, 14 November 2026, 9:15 AM", "Square");
    for (String rule : List.of("last", "best", "last-in-time")) {
      desk.write(rule + ".yaml", "counts: " + rule + "\n");
    }
  }

  @Test
  @DisplayName("counts by the rule of lab.yaml, and another rule chooses another one without a run")
  void ruleSaysWhichOneCounts() throws IOException {
    grade("one", "--deadline", "2026-11-13T12:00 Europe/Berlin");
    assertEquals("1.00", score());
    grade("two");
    assertEquals("3.00", score());
    Said third = grade("three");
    assertTrue(third.hasLine("Ada  3.00 → 1.80"), third.out());
    assertTrue(page().contains("It was handed in 3 times; the last counts"), page());
    assertTrue(regrade("best").hasLine("Ada  1.80 → 3.00"));
    assertTrue(page().contains("It was handed in 3 times; the one with the best score counts"));
    assertTrue(regrade("last").hasLine("Ada  3.00 → 1.80"));
    assertTrue(regrade("last-in-time").hasLine("Ada  1.80 → 3.00"));
    Said more = run("regrade", path("out"), "--deadline", "2026-11-12T12:00 Europe/Berlin");
    assertTrue(more.hasLine("Ada  3.00 → 1.00"), more.out());
  }

  @Test
  @DisplayName("may count by another rule also where one download has all of it")
  void oneDownloadMayHoldAll() throws IOException {
    String name = "all/Lab_ada_attempt_2026-11-1%d-10-00-00_%s.java";
    desk.write(name.formatted(1, "Square"), desk.model("Square"))
        .write(name.formatted(2, "CBException"), desk.model("CBException"));
    grade("all", "--zone", "Europe/Berlin", "--settings", path("best.yaml"));
    assertEquals("2.00", score());
    run("regrade", path("out"), "--settings", path("last.yaml"));
    assertEquals("1.00", score());
  }

  @Test
  @DisplayName("leaves the later one in place where an older download is graded again")
  void olderDownloadChangesNothing() throws IOException {
    grade("two", "--zone", "Europe/Berlin");
    grade("one");
    assertEquals("3.00", score());
  }

  @Test
  @DisplayName("is chosen by --dry and by history as a run would choose it")
  void dryRunAndHistoryChooseAsARunDoes() throws IOException {
    grade("two", "--deadline", "2026-11-13T12:00 Europe/Berlin");
    grade("three");
    Said dry = run("regrade", path("out"), "--settings", path("best.yaml"), "--dry");
    assertTrue(dry.hasLine("Ada  1.80 → 3.00"), dry.out());
    assertEquals("1.80", score());
    regrade("best");
    Said told = desk.run("history", path("out"), "Ada");
    assertTrue(told.out().contains(": 1.80\n"), told.out());
  }

  @Test
  @DisplayName("is no group's if one of it did it alone")
  void workOfOneIsNoGroups() throws IOException {
    String sheet =
        """
        Identifier,"Full name","Email address",Status,Group,"Last modified (submission)"
        Participant 11,Ada,ada@x,Submitted,%1$s,"%2$s"
        Participant 12,Bob,bob@x,Submitted,%1$s,"%2$s"
        """;
    String file = "_assignsubmission_file_/";
    desk.write("alone/Ada_11" + file + "Square.java", desk.model("Square"))
        .write("alone/Bob_12" + file + "CBException.java", desk.model("CBException"))
        .write("alone/w.csv", sheet.formatted("", "Thursday, 12 November 2026, 9:15 AM"))
        .write("group/Rook_7" + file + "CBException.java", desk.model("CBException"))
        .write("group/w.csv", sheet.formatted("Rook", "Friday, 13 November 2026, 9:15 AM"));
    grade("alone", "--zone", "Europe/Berlin", "--settings", path("best.yaml"));
    grade("group");
    String book = Files.readString(desk.path("out/gradebook.csv"));
    assertTrue(book.contains("Ada; Bob"), book);
    assertEquals("1.00", score());
  }

  @Test
  @DisplayName("counts in the order in which it came, where nothing says when")
  void countsInTheOrderOfCallsWithoutTimes() throws IOException {
    desk.write("a/ada/Square.java", desk.model("Square"))
        .write("b/ada/CBException.java", desk.model("CBException"))
        .write("c/ada/CBException.java", desk.model("CBException") + "// better\n");
    grade("a");
    grade("b", "--settings", path("best.yaml"));
    assertEquals("2.00", score());
    run("regrade", path("out"), "--settings", path("last.yaml"));
    assertEquals("1.00", score());
    run("regrade", path("out"), "--settings", path("best.yaml"));
    grade("c");
    assertEquals("2.00", score());
    run("regrade", path("out"), "--settings", path("last.yaml"));
    assertTrue(Files.readString(desk.path("out/ada/report.html")).contains("// better"));
  }

  @Test
  @DisplayName("counts once for each time, if the same work comes twice")
  void sameWorkCountsOnceForEachTime() throws IOException {
    handIn("again", "Sunday, 15 November 2026, 9:15 AM", "CBException", "Square");
    grade("two", "--deadline", "2026-11-13T12:00 Europe/Berlin");
    grade("again");
    assertEquals("2.60", score());
    run("regrade", path("out"), "--settings", path("best.yaml"));
    assertEquals("3.00", score());
  }

  @Test
  @DisplayName("has a time of its own: one that was given for a hand-in is not the next one's")
  void givenTimeIsThatOfOneHandIn() throws IOException {
    desk.write("a/ada/Square.java", desk.model("Square"))
        .write("b/ada/Square.java", desk.model("Square") + "// better\n")
        .write("when.csv", "student,time\nada,2026-11-15 09:15\n");
    grade("a", "--deadline", "2026-11-13T12:00 Europe/Berlin", "--times", path("when.csv"));
    assertEquals("1.60", score());
    Said again = grade("b");
    assertEquals("2.00", score());
    assertTrue(again.err().contains("1 hand-in has no time"), again.err());
  }

  private void handIn(String folder, String time, String... types) {
    for (String type : types) {
      desk.write(folder + FILE + type + ".java", desk.model(type));
    }
    desk.write(
        folder + "/w.csv",
        """
        Identifier,"Full name","Email address",Status,"Last modified (submission)"
        Participant 11,Ada,ada@x,Submitted,"%s"
        """
            .formatted(time));
  }

  private String score() throws IOException {
    String line =
        Files.readString(desk.path("out/gradebook.csv")).lines().skip(1).findFirst().get();
    return line.split(",")[2];
  }

  private String page() throws IOException {
    return Files.readString(desk.path("out/Ada/report.html"));
  }

  private Said grade(String folder, String... more) {
    List<String> call =
        new ArrayList<>(List.of("grade", "checkerboard", path(folder), "--out", path("out")));
    call.addAll(List.of(more));
    return run(call.toArray(String[]::new));
  }

  private Said regrade(String rule) {
    return run("regrade", path("out"), "--settings", path(rule + ".yaml"));
  }

  private Said run(String... call) {
    List<String> all = new ArrayList<>(List.of(call));
    all.addAll(List.of("--sandbox", "none"));
    Said said = desk.run(all.toArray(String[]::new));
    assertEquals(0, said.code(), said.err());
    return said;
  }

  private String path(String name) {
    return desk.path(name).toString();
  }
}
