package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import boardwright.contract.Folders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A run that was graded")
class RunCommandsTest {
  private static final String OFF_BY_ONE =
      "Square.java: a row of 8 is accepted, as an off-by-one slip would have it";

  @TempDir private static Path scratch;
  private static Desk desk;

  /** Grades once; each test begins with what is there then. */
  @BeforeAll
  static void gradeAClass() throws IOException {
    desk = Desk.in(scratch);
    desk.write("class/ada/CBException.java", desk.model("CBException"))
        .write("class/ada/Square.java", desk.model("Square"))
        .write("class/bob/CBException.java", desk.model("CBException"));
    String slip =
        desk.model("Square").replace("value >= ROWS_AND_COLUMNS", "value > ROWS_AND_COLUMNS");
    assertFalse(slip.equals(desk.model("Square")), OFF_BY_ONE);
    desk.write("class/carla/Square.java", slip);
    assertEquals(0, grade().code());
    Folders.copy(desk.path(""), scratch.resolve("graded"));
  }

  @BeforeEach
  void beginAgain() throws IOException {
    try (Stream<Path> files = Files.walk(desk.path(""))) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
    Folders.copy(scratch.resolve("graded"), desk.path(""));
  }

  @Test
  @DisplayName("goes on where it stopped: what is graded is not graded again")
  void goesOnWhereItStopped() throws IOException {
    Files.delete(desk.path("out/.boardwright/graded/bob.json"));
    byte[] ada = Files.readAllBytes(desk.path("out/ada/report.json"));
    Said said = grade();
    assertTrue(said.hasLine("2 of them had been graded before, and nothing changed"), said.out());
    assertTrue(said.hasLine("3 submissions graded out of 10 points, seed 5"), said.out());
    assertEquals(new String(ada), Files.readString(desk.path("out/ada/report.json")));
    assertTrue(Files.exists(desk.path("out/.boardwright/graded/bob.json")));
  }

  @Test
  @DisplayName(
      "that was stopped is not regraded, exported or compared; what it graded can be explained")
  void thatWasStoppedIsNotRegraded() throws IOException {
    Files.delete(desk.path("out/.boardwright/graded/bob.json"));
    String sentence =
        out()
            + " is not finished: 2 of 3 hand-ins are graded. Run the same grade command again; it"
            + " goes on where it stopped.";
    assertRefused(sentence, "regrade", out());
    assertRefused(sentence, "similarity", out());
    assertRefused(sentence, "export", "junit", out());
    assertRefused(
        out()
            + ": 'bob' is not graded yet. Run the same grade command again; it goes on where it"
            + " stopped.",
        "explain",
        out(),
        "bob");
    assertEquals(0, desk.run("explain", out(), "carla", "square/R2", "--sandbox", "none").code());
    assertEquals(0, grade().code());
    assertEquals("0 of 3 grades moved\n", desk.run("regrade", out(), "--sandbox", "none").out());
  }

  @Test
  @DisplayName("with a damaged memory is refused, and mended by the same call of grade")
  void withADamagedMemoryIsRefused() throws IOException {
    Path facts = desk.path("out/.boardwright/run.json");
    String whole = Files.readString(facts);
    Files.writeString(facts, whole.substring(0, whole.length() / 2));
    for (String[] call :
        new String[][] {
          {"regrade", out()}, {"export", "junit", out()}, {"explain", out(), "ada"}
        }) {
      assertRefused(facts + " is damaged. Run the same grade command again, with --seed", call);
    }
    Path bob = desk.path("out/.boardwright/graded/bob.json");
    Files.writeString(bob, "");
    Said said = grade();
    assertEquals(0, said.code(), said.err());
    assertTrue(said.hasLine("2 of them had been graded before, and nothing changed"), said.out());
    assertTrue(
        said.err().contains("What was kept of bob is damaged, so it is graded again."), said.err());
    Files.writeString(bob, "{}");
    assertRefused(bob + " is damaged. Run the same grade command again: it", "regrade", out());
  }

  @Test
  @DisplayName("grades again what was handed in again")
  void handedInAnew() throws IOException {
    desk.write("class/bob/Square.java", desk.model("Square"));
    Said said = grade();
    assertTrue(said.out().contains("2 of them had been graded before"), said.out());
    assertTrue(Files.readString(desk.path("out/gradebook.csv")).contains("\nbob,bob,3.00,"));
  }

  @Test
  @DisplayName("takes an instructor's corrections, marks them, and keeps them when it is regraded")
  void takesAnInstructorsCorrections() throws IOException {
    desk.write(
        "decided.csv",
        """
        submission,check,points,remark
        ada,,4.5,"As we agreed, =1"
        carla,square/refuses-rows-off-the-board,0.2,Nearly
        bob,,,See me
        """);
    Said said =
        desk.run(
            "regrade",
            out(),
            "--sandbox",
            "none",
            "--corrections",
            desk.path("decided.csv").toString());
    assertEquals(0, said.code(), said.err());
    assertTrue(said.hasLine("ada  3.00 → 4.50"), said.out());
    assertTrue(said.hasLine("    an instructor's corrections changed"), said.out());
    assertFalse(said.out().contains("the weight of"), said.out());
    assertTrue(
        said.hasLine("1 more: an instructor's corrections changed, the score is the same"),
        said.out());
    assertTrue(said.hasLine("2 of 3 grades moved, see above"), said.out());
    assertTrue(Files.readString(desk.path("out/gradebook.csv")).contains("\nada,ada,4.50,"));
    String page = Files.readString(desk.path("out/ada/report.html"));
    assertTrue(page.contains("As we agreed, =1"), page);
    String json = Files.readString(desk.path("out/carla/report.json"));
    assertTrue(json.contains("\"remark\" : \"Nearly\""), json);
    Said again = desk.run("regrade", out(), "--sandbox", "none");
    assertTrue(again.hasLine("0 of 3 grades moved"), again.out());
    assertEquals(json, Files.readString(desk.path("out/carla/report.json")));
    // nor are they lost where the checks run again
    desk.write("class/carla/Move.java", desk.model("Move"));
    assertEquals(0, grade().code());
    assertTrue(
        Files.readString(desk.path("out/carla/report.json")).contains("\"remark\" : \"Nearly\""));
    assertTrue(Files.readString(desk.path("out/gradebook.csv")).contains("\nada,ada,4.50,"));
  }

  @Test
  @DisplayName("adds the corrections of a second person to those of the first, and takes some back")
  void addsTheCorrectionsOfASecondPerson() throws IOException {
    String head = "submission,check,points,remark\n";
    desk.write("one.csv", head + "ada,,4.5,First\ncarla,,3.5,First\n")
        .write("two.csv", head + "carla,,2.5,Second\n")
        .write("back.csv", head + "ada,,take back,\n");
    List<String> books = new ArrayList<>();
    for (String list : List.of("one.csv", "two.csv", "back.csv")) {
      assertEquals(
          0, desk.run("regrade", out(), "--sandbox", "none", "--corrections", path(list)).code());
      books.add(Files.readString(desk.path("out/gradebook.csv")));
    }
    assertTrue(books.get(1).contains("\nada,ada,4.50,"), books.get(1));
    assertTrue(books.get(1).contains("\ncarla,carla,2.50,"), books.get(1));
    assertFalse(books.get(2).contains("\nada,ada,4.50,"), books.get(2));
  }

  @Test
  @DisplayName("says that a score was decided which is more than there is now, and explains it")
  void saysThatAScoreWasDecided() throws IOException {
    desk.write(
        "decided.csv",
        "submission,check,points,remark\n"
            + "ada,,9.5,\n"
            + "carla,square/refuses-rows-off-the-board,0.2,Nearly");
    desk.run("regrade", out(), "--sandbox", "none", "--corrections", path("decided.csv"));
    Said carla = desk.run("explain", out(), "carla", "square/R2", "--sandbox", "none");
    assertTrue(carla.hasLine("  corrected    to 0.20 Nearly"), carla.out());
    Said ada = desk.run("explain", out(), "ada", "--sandbox", "none");
    assertTrue(ada.hasLine("  ! The score was decided: 9.5"), ada.out());
    String yaml = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    desk.write(
        "labs/checkerboard/lab.yaml",
        yaml.replace("scale: 10", "scale: 9")
            .replaceFirst(
                "\\[Checkerboard\\]\n    points: 2\n", "[Checkerboard]\n    points: 1\n"));
    Said less = desk.run("regrade", out(), "--sandbox", "none");
    assertEquals(0, less.code(), less.err());
    assertTrue(
        less.err()
            .contains(
                "ada: the score that was decided, 9.50, is more than the 9 points that there"),
        less.err());
  }

  @Test
  @DisplayName("says by regrade who keeps a deadline that is before the lab's by now")
  void saysByRegradeWhoKeepsADeadline() throws IOException {
    String due = "2026-10-20T23:59 Europe/Berlin";
    List<String> call = new ArrayList<>(List.of("grade", "checkerboard", path("class")));
    call.addAll(List.of("--out", out(), "--sandbox", "none", "--deadline", due));
    Said first = desk.run(call.toArray(String[]::new));
    assertEquals(0, first.code(), first.err());
    String yaml = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    desk.write(
        "labs/checkerboard/lab.yaml",
        yaml.replace("late: {", "late: {deadline: 2026-10-24T23:59 Europe/Berlin, "));
    Said again = desk.run("regrade", out(), "--sandbox", "none");
    assertEquals(0, again.code(), again.err());
    assertTrue(
        again.err().startsWith("This run keeps the deadline that it was given, " + due),
        again.err());
  }

  @Test
  @DisplayName("of one lab is not the folder of another's, nor is a folder with files of others")
  void ofOneLabIsNotTheFolderOfAnothers() throws IOException {
    String before = Files.readString(desk.path("out/gradebook.csv"));
    String[] call = {"grade", "checkerboard", path("class"), "--sandbox", "none", "--out", out()};
    Path facts = desk.path("out/.boardwright/run.json");
    Files.writeString(
        facts,
        Files.readString(facts).replace("\"lab\":\"checkerboard\"", "\"lab\":\"framework\""));
    assertRefused(out() + ": this folder has the reports of lab 'framework'; give another", call);
    assertEquals(before, Files.readString(desk.path("out/gradebook.csv")));
    desk.write("mine/gradebook.csv", "mine");
    call[6] = path("mine");
    assertRefused(path("mine") + ": its gradebook.csv is not from here and might be lost", call);
    desk.write("theirs/ada/report.html", "mine");
    call[6] = path("theirs");
    assertRefused(path("theirs") + ": its ada is not from here and might be lost", call);
    assertEquals("mine", Files.readString(desk.path("theirs/ada/report.html")));
    call[6] = path("class");
    assertRefused(path("class") + ": what was handed in lies there", call);
  }

  @Test
  @DisplayName("keeps corrections with the people, where a name comes to be another one's")
  void correctionsFollowThePeople() throws IOException {
    String square = "_assignsubmission_file_/Square.java";
    desk.write("moodle/Kim Lee_17" + square, desk.model("Square"))
        .write("decided.csv", "submission,check,points,remark\nKim Lee,,4.5,Seventeen\n");
    String out = desk.path("out-of-kims").toString();
    String corrections = desk.path("decided.csv").toString();
    assertEquals(0, gradeKims(out, "--corrections", corrections).code());
    String head = Files.readString(desk.path("out-of-kims/gradebook.csv"));
    assertTrue(head.contains("\nKim Lee,Kim Lee,4.50,"), head);
    desk.write("moodle/Kim Lee_11" + square, desk.model("Square"));
    assertEquals(0, gradeKims(out).code());
    String both = Files.readString(desk.path("out-of-kims/gradebook.csv"));
    assertTrue(both.contains("\nKim Lee,Kim Lee,4.50,"), both);
    assertTrue(both.contains("\nKim Lee-2,Kim Lee,2.00,"), both);
  }

  private static Said gradeKims(String out, String... more) {
    List<String> call =
        new ArrayList<>(
            List.of("grade", "checkerboard", desk.path("moodle").toString(), "--out", out));
    call.addAll(List.of("--seed", "5", "--sandbox", "none"));
    call.addAll(List.of(more));
    return desk.run(call.toArray(String[]::new));
  }

  @Test
  @DisplayName("refuses corrections that it cannot place, by file and line")
  void refusesCorrectionsThatItCannotPlace() {
    String head = "submission,check,points,remark\n";
    refused("1: expected the columns submission, check, points, remark", "who,what\nada,1\n");
    refused("2: nobody who handed in is 'zed'", head + "zed,,1,\n");
    refused("2: expected 0 to 10 points, full, none, or a share such as", head + "ada,,many,\n");
    refused(
        "2: there is no check 'square/x'; there are: square/accepts", head + "ada,square/x,1,\n");
    refused("3: expected 4 values, but found 5", head + "ada,,1,\nbob,,1,well, well\n");
    refused("3: expected quotes in pairs", head + "ada,,1,\nbob,,1,\"well\n");
  }

  @Test
  @DisplayName("shows by regrade whose grade moved and by which check, after the weights changed")
  void showsByRegradeWhoseGradeMoved() throws IOException {
    Said same = desk.run("regrade", out(), "--sandbox", "none");
    assertEquals("0 of 3 grades moved\n", same.out());
    String yaml = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    desk.write(
        "labs/checkerboard/lab.yaml",
        yaml.replace("[Square]\n    points: 2\n", "[Square]\n    points: 3\n")
            .replaceFirst(
                "\\[Checkerboard\\]\n    points: 2\n", "[Checkerboard]\n    points: 1\n"));
    Said moved = desk.run("regrade", out(), "--sandbox", "none");
    assertEquals(0, moved.code(), moved.err());
    assertTrue(moved.hasLine("ada  3.00 → 4.00"), moved.out());
    assertTrue(moved.hasLine("    square: the weight of 16 checks changed"), moved.out());
    assertFalse(moved.out().contains("bob  "), moved.out());
    desk.write(
        "labs/checkerboard/lab.yaml",
        yaml.replace("[Square]\n    points: 2\n", "[Square]\n    points: 3\n")
            .replace("[Move]\n    points: 1.5\n", "[Move]\n    points: 1\n")
            .replaceFirst(
                "\\[Checkerboard\\]\n    points: 2\n", "[Checkerboard]\n    points: 1.5\n"));
    Said none = desk.run("regrade", out(), "--sandbox", "none");
    assertEquals("0 of 3 grades moved\n", none.out());
  }

  @Test
  @DisplayName("compares with the grades of before also where a regrade was stopped on its way")
  void regradedAfterAStop() throws IOException {
    String yaml = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    desk.write(
        "labs/checkerboard/lab.yaml",
        yaml.replace("[Square]\n    points: 2\n", "[Square]\n    points: 3\n")
            .replaceFirst(
                "\\[Checkerboard\\]\n    points: 2\n", "[Checkerboard]\n    points: 1\n"));
    // the page of the second cannot be written, as on a full disk
    Files.delete(desk.path("out/carla/report.html"));
    desk.write("out/carla/report.html/in-the-way", "");
    Said stopped = desk.run("regrade", out(), "--sandbox", "none", "--threads", "1");
    assertEquals(ExitCode.GRADER_FAILED, stopped.code(), stopped.out());
    assertTrue(Files.readString(desk.path("out/ada/report.json")).contains("\"score\" : 4.00"));
    Files.delete(desk.path("out/carla/report.html/in-the-way"));
    Files.delete(desk.path("out/carla/report.html"));
    Said again = desk.run("regrade", out(), "--sandbox", "none");
    assertEquals(0, again.code(), again.err());
    assertTrue(again.hasLine("ada  3.00 → 4.00"), again.out());
    assertFalse(Files.exists(desk.path("out/.boardwright/earlier")));
    assertTrue(
        desk.run("regrade", out(), "--sandbox", "none").hasLine("0 of 3 grades moved"),
        "nothing is remembered of what is told");
  }

  @Test
  @DisplayName("refuses a submission, a check or a folder that is not there, in one line")
  void refusesASubmission() {
    assertRefused(
        "has no submission 'dora'. There are: ada; bob; carla.", "explain", out(), "dora");
    assertRefused("There is no check 'king'.", "explain", out(), "ada", "king");
    assertRefused("this is none", "regrade", desk.path("class").toString());
  }

  private static String path(String name) {
    return desk.path(name).toString();
  }

  private void assertRefused(String sentence, String... call) {
    Said said = desk.run(call);
    assertEquals(ExitCode.WRONG_CALL, said.code(), said.err());
    assertTrue(said.err().contains(sentence), said.err());
    assertEquals(1, said.err().lines().count(), said.err());
  }

  private void refused(String sentence, String csv) {
    desk.write("wrong.csv", csv);
    Said said =
        desk.run(
            "regrade",
            out(),
            "--sandbox",
            "none",
            "--corrections",
            desk.path("wrong.csv").toString());
    assertEquals(ExitCode.WRONG_CALL, said.code(), said.err());
    assertTrue(said.err().contains("wrong.csv:" + sentence), said.err());
  }

  private static Said grade() {
    return desk.run(
        "grade",
        "checkerboard",
        desk.path("class").toString(),
        "--out",
        out(),
        "--seed",
        "5",
        "--sandbox",
        "none");
  }

  private static String out() {
    return desk.path("out").toString();
  }
}
