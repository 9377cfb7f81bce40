package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import boardwright.grading.WarmWorkers;
import boardwright.grading.Workers;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What a second call of {@code grade} takes over from the first, and what it says of that. */
@DisplayName("A class that is graded again")
class GradedAgainTest {
  private static final String DUE = "2026-11-13T23:59 Europe/Berlin";

  private Workers workers = WarmWorkers.SHARED;

  @TempDir private Path scratch;
  private Desk desk;

  @BeforeEach
  void sitDown() throws IOException {
    desk = Desk.in(scratch);
  }

  @Test
  @DisplayName("keeps its deadline and its extensions, and says so")
  void keepsItsDeadlineAndItsExtensions() throws IOException {
    String moodle = "_assignsubmission_file_/CBException.java";
    desk.write("m/Ada_11" + moodle, desk.model("CBException"))
        .write("m/Bob_12" + moodle, desk.model("CBException"))
        .write(
            "m/w.csv",
            """
            Identifier,"Full name","Email address",Status,"Last modified (submission)"
            Participant 11,Ada,ada@x,Submitted,"Sunday, 15 November 2026, 9:15 AM"
            Participant 12,Bob,bob@x,Submitted,"Sunday, 15 November 2026, 9:15 AM"
            """)
        .write("e.csv", "student,allowance\nbob@x,+1 day\n")
        .write("none.csv", "student,allowance\nbob@x,none\n")
        .write("more.csv", "student,allowance\nada@x,+2 days\n");
    String list = path("e.csv");
    Said first = grade("m", "--deadline", DUE, "--extensions", list);
    assertFalse(first.err().contains("As in the run before"), first.err());
    String gradebook = gradebook();
    assertTrue(gradebook.contains("\nAda,Ada,0.60,"), gradebook);
    assertTrue(gradebook.contains("\nBob,Bob,0.80,"), gradebook);
    Said again = grade("m");
    assertEquals(gradebook, gradebook());
    assertTrue(
        again
            .err()
            .contains("As in the run before: --deadline '%s', 1 extension.\n".formatted(DUE)),
        again.err());
    assertTrue(again.hasLine("2 of them had been graded before, and nothing changed"));
    assertFalse(again.out().contains("moved"), again.out());
    Said later = grade("m", "--deadline", "2026-11-14T23:59 Europe/Berlin");
    assertTrue(later.err().contains("As in the run before: "), later.err());
    assertTrue(later.hasLine("Ada  0.60 → 0.80"), later.out());
    assertTrue(later.hasLine("Bob  0.80 → 1.00"), later.out());
    assertTrue(later.hasLine("2 of 2 grades moved, see above"), later.out());
    Said more = grade("m", "--extensions", path("more.csv"));
    assertTrue(more.hasLine("Ada  0.80 → 1.00"), more.out());
    assertTrue(more.hasLine("1 of 2 grades moved, see above"), "a second list adds to the first");
    Said without = grade("m", "--extensions", path("none.csv"));
    assertTrue(without.hasLine("Bob  1.00 → 0.80"), without.out());
    assertTrue(without.hasLine("1 of 2 grades moved, see above"), without.out());
  }

  @Test
  @DisplayName("keeps everybody, also who is not in a later call, unless that says --only")
  void keepsThoseWhoAreNotInALaterCall() throws IOException {
    desk.write("one/ada/CBException.java", desk.model("CBException"))
        .write("one/bob/CBException.java", "class CBException {}")
        .write("two/bob/CBException.java", desk.model("CBException"))
        .write("two/cid/Square.java", desk.model("Square"));
    assertFalse(grade("one").err().contains("Not in this call"));
    String first = gradebook();
    String stays = "Not in this call, and still in the run: ada. With --only they leave it.\n";
    assertTrue(grade("two").err().contains(stays));
    assertEquals(
        List.of("ada,ada,1.00", "bob,bob,1.00", "cid,cid,2.00"),
        gradebook()
            .lines()
            .skip(1)
            .map(line -> line.replaceAll("(.*?,.*?,.*?),.*", "$1"))
            .toList());
    assertTrue(first.contains("\nada,ada,1.00,"), first);
    String left = "1 folder is of an earlier run, and in no table of this one: ada.\n";
    assertTrue(grade("two", "--only").err().contains(left));
    assertTrue(grade("two").err().contains(left), "it is there still");
  }

  @Test
  @DisplayName(
      "keeps points that were decided on another scale, names them, and exports none that"
          + " are too many")
  void keepsPointsThatWereDecidedOnAnotherScale() throws IOException {
    desk.write("c/ada/CBException.java", desk.model("CBException"))
        .write("c/bob/CBException.java", desk.model("CBException"))
        .write("book.csv", "Student,ID,SIS Login ID,Board (1)\nA,1,ada,\nB,2,bob,\n")
        .write("d.csv", "submission,check,points,remark\nada,,9.5,\nbob,,,Well.\n");
    grade("c", "--corrections", path("d.csv"));
    String yaml = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    desk.write(
        "labs/checkerboard/lab.yaml",
        yaml.replace("scale: 10\n", "scale: 9\n")
            .replaceFirst(
                "\\[Checkerboard\\]\n    points: 2\n", "[Checkerboard]\n    points: 1\n"));
    String line =
        "Your points of these were decided on a scale of 10 and stay as they are on one of 9: ada."
            + " Give --corrections again, with the points that you mean now.\n";
    for (int i = 0; i < 2; i++) {
      Said regraded = desk.run("regrade", out(), "--sandbox", "none");
      assertEquals(0, regraded.code(), regraded.err());
      assertTrue(regraded.err().contains(line), regraded.err());
    }
    Said refused = desk.run("export", "canvas", out(), desk.path("book.csv").toString());
    assertEquals(
        new Said(
            ExitCode.WRONG_CALL,
            "",
            desk.path("book.csv")
                + ": ada has 9.50 points, more than the maximum of 9: give fewer with regrade"
                + " --corrections. Nothing was written.\n"),
        refused);
    assertFalse(Files.exists(desk.path("out/canvas.csv")));
    desk.write("d.csv", "submission,check,points,remark\nada,,8.5,\n");
    String list = path("d.csv");
    assertFalse(
        desk.run("regrade", out(), "--sandbox", "none", "--corrections", list)
            .err()
            .contains("decided"));
    assertEquals("", desk.run("regrade", out(), "--sandbox", "none").err());
  }

  @Test
  @DisplayName(
      "gives what an instructor meant, all of a check or of the lab, under new weights too")
  void givesWhatAnInstructorMeant() throws IOException {
    String check = "exception/to-string-contains-the-text";
    desk.write("w/ada/CBException.java", "class CBException extends Exception {}")
        .write("w/bob/CBException.java", "class CBException extends Exception {}")
        .write(
            "d.csv", "submission,check,points,remark\nada,%s,0.54,\nbob,,10,\n".formatted(check));
    assertEquals(0, grade("w", "--corrections", path("d.csv")).code());
    String yaml = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    desk.write(
        "labs/checkerboard/lab.yaml",
        yaml.replace("scale: 10\n", "scale: 20\n")
            .replaceFirst("\\[Checkerboard\\]\n    points: 2\n", "[Checkerboard]\n    points: 6\n")
            .replace("[CBException]\n    points: 1\n", "[CBException]\n    points: 7\n"));
    for (int i = 0; i < 2; i++) {
      Said regraded = desk.run("regrade", out(), "--sandbox", "none");
      assertEquals("", regraded.err(), "nothing to decide once more");
      JsonNode ada = report("ada");
      JsonNode given =
          ada.at("/checks")
              .valueStream()
              .filter(each -> each.path("id").asString().equals(check))
              .findFirst()
              .orElseThrow();
      assertEquals(given.path("max_points"), given.path("points"));
      assertEquals(20, report("bob").path("score").asDouble());
    }
  }

  private JsonNode report(String who) throws IOException {
    return JsonMapper.shared().readTree(Files.readString(desk.path("out/" + who + "/report.json")));
  }

  @Test
  @DisplayName("keeps what was decided with the sources, where a name comes to be two people's")
  void keepsWhatWasDecidedWithTheSources() throws IOException {
    desk.write("z/Kim Lee/CBException.java", desk.model("CBException"))
        .write("a/Kim Lee/CBException.java", desk.model("CBException") + "// mine\n")
        .write("d.csv", "submission,check,points,remark\nKim Lee,,4.5,Hers\n");
    grade("z", "--corrections", path("d.csv"));
    assertTrue(gradebook().contains("\nKim Lee,Kim Lee,4.50,"), gradebook());
    gradeAll(List.of("a", "z"));
    assertTrue(gradebook().contains("\nKim Lee,Kim Lee,4.50,"), gradebook());
    assertTrue(gradebook().contains("\nKim Lee-2,Kim Lee,1.00,"), gradebook());
  }

  @Test
  @DisplayName("does not guess to whom a decision belongs, and says so")
  void doesNotGuessToWhomADecisionBelongs() throws IOException {
    desk.write("z/Kim Lee/CBException.java", desk.model("CBException"))
        .write("a/Kim Lee/CBException.java", desk.model("CBException") + "// mine\n")
        .write("d.csv", "submission,check,points,remark\nKim Lee,,4.5,Hers\n");
    grade("z", "--corrections", path("d.csv"));
    desk.write("z/Kim Lee/CBException.java", desk.model("CBException") + "// second try\n");
    grade("z");
    assertTrue(gradebook().contains("\nKim Lee,Kim Lee,4.50,"), "one of the name is the same");
    desk.write("z/Kim Lee/CBException.java", desk.model("CBException") + "// once more\n");
    String before = gradebook();
    Said both =
        desk.run(
            "grade", "checkerboard", path("a"), path("z"), "--out", out(), "--sandbox", "none");
    assertEquals(
        "Kim Lee: several are called so now, one in the run, and nothing tells whose work that was."
            + " Rename their folders, so that each keeps what was decided on it.\n",
        both.err());
    assertEquals(before, gradebook());
  }

  @Test
  @DisplayName("tells of each sandbox that its hand-ins were graded in, by whichever call")
  void namesEachSandboxThatWasUsed() throws IOException {
    desk.write("c/ada/CBException.java", desk.model("CBException"));
    grade("c");
    Path kept = desk.path("out/.boardwright/graded/ada.json");
    String memory = Files.readString(kept);
    assertTrue(memory.contains("none, as asked for"), memory);
    Files.writeString(kept, memory.replace("none, as asked for", "bwrap"));
    Said again = grade("c");
    assertTrue(again.out().contains("sandbox:    bwrap\n"), again.out());
    desk.write("c/bob/CBException.java", desk.model("CBException") + "// mine\n");
    Said both = grade("c");
    String line = "bwrap (1); none, as asked for (1)";
    assertTrue(both.out().contains("sandbox:    " + line + "\n"), both.out());
    assertEquals(0, desk.run("regrade", out(), "--sandbox", "none").code());
    String page = Files.readString(desk.path("out/index.html"));
    assertTrue(page.contains("sandbox " + line), page);
  }

  @Test
  @DisplayName("loses no grade to a grader that fails: only who has none yet stays ungraded")
  void losesNoGradeToAGraderThatFails() throws IOException {
    desk.write("c/ada/CBException.java", desk.model("CBException"))
        .write("c/bob/Square.java", desk.model("Square"));
    grade("c");
    desk.write("c/cid/CBException.java", desk.model("CBException"));
    Said otherSeed = withoutWorkers("--seed", "6");
    String yaml = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    desk.write("labs/checkerboard/lab.yaml", yaml.replace("steps: ", "steps: 1"));
    Said otherLimits = withoutWorkers();
    for (Said said : List.of(otherSeed, otherLimits)) {
      assertTrue(
          said.err()
              .endsWith(
                  """
                  The grader failed on these now, so the grade of an earlier run stays: ada; bob. \
                  Run the same command again to try once more.
                  The grader failed on these, and they have no whole grade: cid. \
                  Run the same command again to try once more.
                  """),
          said.err());
      assertTrue(said.hasLine("bob           -  16/16  -  -  -  -  -  -   2.00"), said.out());
      assertTrue(
          said.hasLine("cid         0/8      -  -  -  -  -  -  -         ungraded"), said.out());
      assertTrue(said.out().contains("\n2 of 3 submissions graded out of 10 points"), said.out());
      assertFalse(said.out().contains("before"), said.out());
      assertFalse(said.out().contains("moved"), said.out());
    }
    String regraded = regrade();
    assertTrue(regraded.contains("cid  no score → 1.00  graded, before ungraded\n"), regraded);
    assertTrue(gradebook().contains("\nada,ada,1.00,10,8,81,graded,"), gradebook());
  }

  @Test
  @DisplayName("is reckoned again, and no code is run, when points, weights or lateness changed")
  void isReckonedAgain() throws IOException {
    desk.write("c/ada/CBException.java", desk.model("CBException"))
        .write("c/bob/Square.java", desk.model("Square"));
    grade("c");
    String yaml = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    desk.write(
        "labs/checkerboard/lab.yaml",
        yaml.replace("[Square]\n    points: 2\n", "[Square]\n    points: 3\n")
            .replaceFirst("\\[Checkerboard\\]\n    points: 2\n", "[Checkerboard]\n    points: 1\n")
            .replace("behaviour: 80, structure: 12", "behaviour: 82, structure: 10"));
    System.setProperty("boardwright.worker.options", "-XX:NoSuchOption");
    workers = Workers.PROCESSES;
    try {
      assertTrue(regrade().startsWith("bob  2.00 → 3.00\n"));
      assertTrue(gradebook().contains("\nbob,bob,3.00,10,16,73,graded,3.00"), gradebook());
      Said late = grade("c", "--deadline", "2020-01-01T00:00 UTC");
      assertTrue(late.hasLine("2 of them had been graded before, and nothing changed"), late.out());
    } finally {
      System.clearProperty("boardwright.worker.options");
    }
  }

  @Test
  @DisplayName("shows by regrade whose grade moved and by which check, after a suite changed")
  void showsByRegradeWhoseGradeMoved() throws IOException {
    desk.write("c/ada/CBException.java", desk.model("CBException"))
        .write("c/bob/Square.java", desk.model("Square"));
    grade("c");
    // as if the suite of then had found fault with what that of now finds right
    Path kept = desk.path("out/.boardwright/graded/bob.json");
    JsonMapper exact =
        JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();
    ObjectNode bob = (ObjectNode) exact.readTree(Files.readString(kept));
    bob.put("digest", "of the suites as they were");
    ObjectNode report = (ObjectNode) bob.get("report");
    report.put("score", new BigDecimal("1.77")).put("rawScore", new BigDecimal("1.77"));
    ObjectNode check =
        report
            .get("stages")
            .valueStream()
            .flatMap(stage -> stage.get("checks").valueStream())
            .filter(each -> each.at("/check/id").asString().equals("square/prints-nothing"))
            .map(ObjectNode.class::cast)
            .findFirst()
            .orElseThrow();
    check.put("verdict", "FAILED").put("points", 0).put("message", "yours prints");
    Files.writeString(kept, bob.toString());
    assertEquals(
        """
        bob  1.77 → 2.00
            square/prints-nothing  passed, before failed
        1 of 2 grades moved, see above
        """,
        regrade());
    assertTrue(gradebook().contains("\nbob,bob,2.00,"), gradebook());
    String json = Files.readString(desk.path("out/bob/report.json"));
    assertFalse(json.contains("yours prints"), json);
  }

  /** As if no worker could be started. */
  private Said withoutWorkers(String... more) throws IOException {
    System.setProperty("boardwright.worker.options", "-XX:NoSuchOption");
    workers = Workers.PROCESSES;
    try {
      Said said = grade("c", more);
      assertEquals(
          List.of(
              "ada,ada,1.00,10,8,81,graded,1.00,,,,,,,,,,0.80,0.12,0.08,",
              "bob,bob,2.00,10,16,73,graded,2.00,,,,,,,,,,1.60,0.24,0.16,",
              "cid,cid,,10,0,89,ungraded,,,,,,,,,,,,,,"),
          gradebook().lines().skip(1).toList());
      return said;
    } finally {
      workers = WarmWorkers.SHARED;
      System.clearProperty("boardwright.worker.options");
    }
  }

  private String regrade() {
    Said said = desk.run("regrade", out(), "--sandbox", "none");
    assertEquals(0, said.code(), said.err());
    assertEquals("", said.err());
    return said.out();
  }

  private Said grade(String path, String... more) {
    return gradeAll(List.of(path), more);
  }

  private Said gradeAll(List<String> paths, String... more) {
    List<String> call = new ArrayList<>(List.of("grade", "checkerboard"));
    paths.forEach(path -> call.add(desk.path(path).toString()));
    call.addAll(List.of("--out", out(), "--sandbox", "none"));
    call.addAll(List.of(more));
    if (!call.contains("--seed")) {
      call.addAll(List.of("--seed", "5"));
    }
    Said said = desk.run(workers, call.toArray(String[]::new));
    assertEquals(0, said.code(), said.err());
    return said;
  }

  private String gradebook() throws IOException {
    return Files.readString(desk.path("out/gradebook.csv"));
  }

  private String path(String name) {
    return desk.path(name).toString();
  }

  private String out() {
    return desk.path("out").toString();
  }
}
