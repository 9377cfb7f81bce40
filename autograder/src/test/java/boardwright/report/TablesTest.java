package boardwright.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.gradebook.ClassTable;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A table")
class TablesTest {
  private static final String[] IDS = {"exception", "square", "move", "piece", "checkerboard"};

  @Test
  @DisplayName("of a class has a line for each submission, numbered stages and their legend")
  void ofAClassHasALineForEachSubmission() {
    assertEquals(
        """
        submission            1    2    3    4    5  score
        Ada                 2/2  2/2  2/2  2/2  2/2  10.00
        Bartholomew Square  2/2  1/2    -  0/2  2/2   5.50

        1 exception  2 square  3 move  4 piece  5 checkerboard
        """,
        ClassTable.of(
            List.of(
                report("Ada", "10.00", 2, 2, 2, 2, 2),
                report("Bartholomew Square", "5.50", 2, 1, -1, 0, 2))));
  }

  @Test
  @DisplayName("of a class with many stages has a tick or a number for each, and fits 80 columns")
  void fitsAClassWithManyStagesInto80Columns() {
    StageResult[] stages = new StageResult[16];
    for (int i = 0; i < stages.length; i++) {
      Sample stage = Sample.stage("s" + (i + 1), "1", "Square").passes("R1", "One");
      stages[i] = (i == 4 ? stage.fails("R2", "Two", Sample.JUMP) : stage).result();
    }
    String name = "Wilhelmina van den Berg-Østergård";
    List<String> lines =
        ClassTable.of(List.of(Sample.report(name, "15.50", stages))).lines().toList();
    assertEquals(name + " ✓ ✓ ✓ ✓ 1 ✓ ✓ ✓ ✓  ✓  ✓  ✓  ✓  ✓  ✓  ✓ 15.50", lines.get(1));
    assertEquals("submission" + " ".repeat(24) + "1 2 3 4", lines.get(0).substring(0, 41));
    assertTrue(
        lines.stream().allMatch(line -> line.length() <= 80), () -> String.join("\n", lines));
    assertEquals("✓ every check passed; a number says how many did not", lines.get(3));
  }

  @Test
  @DisplayName("of a class is nothing without submissions")
  void ofAClassIsNothingWithoutSubmissions() {
    assertEquals("", ClassTable.of(List.of()));
  }

  @Test
  @DisplayName("of a class has a column more where something could not be graded")
  void ofAClassHasAColumnMore() {
    StageResult fault =
        Sample.stage("square", "2", "Square")
            .check("R1", "One", Verdict.UNGRADED, "ours", null, "")
            .result();
    StageResult fine = Sample.stage("square", "2", "Square").passes("R1", "One").result();
    assertEquals(
        """
        submission    1  score
        Ada         0/1         ungraded
        Bob         1/1   2.00

        1 square
        """,
        ClassTable.of(
            List.of(Sample.report("Ada", null, fault), Sample.report("Bob", "2.00", fine))));
  }

  @Test
  @DisplayName("of a class gives the name what the stages leave of 80 columns, and no more")
  void givesNamesWhatTheStagesLeaveOf80Columns() {
    String name = "A name that is so long that it must be cut somewhere on its way to the right";
    List<String> lines =
        ClassTable.of(List.of(report(name, "10.00", 2, 2, 2, 2, 2))).lines().toList();
    assertEquals(80, lines.get(1).length());
    assertTrue(lines.get(1).startsWith("A name that is so long that it must be cut"), lines.get(1));
    assertTrue(lines.get(1).contains("…  2/2  2/2"), lines.get(1));
  }

  @Test
  @DisplayName("of a class stays straight with wide letters, joined accents and line ends")
  void ofAClassStaysStraightWithWideLetters() {
    assertEquals(
        """
        submission    1    2    3    4    5  score
        \u5f20\u4f1f        2/2  2/2  2/2  2/2  2/2  10.00
        Zoe\u0308         2/2  2/2  2/2  2/2  2/2  10.00
        two?lines   2/2  2/2  2/2  2/2  2/2  10.00

        1 exception  2 square  3 move  4 piece  5 checkerboard
        """,
        ClassTable.of(
            List.of(
                report("\u5f20\u4f1f", "10.00", 2, 2, 2, 2, 2),
                report("Zoe\u0308", "10.00", 2, 2, 2, 2, 2),
                report("two\nlines", "10.00", 2, 2, 2, 2, 2))));
  }

  @Test
  @DisplayName("of a class turns no order of letters round")
  void orderOfLetters() {
    StageResult fine = Sample.stage("square", "2", "Square").passes("R1", "One").result();
    String table = ClassTable.of(List.of(Sample.report("x", "x\u202Egnp\u001b[2J", "2.00", fine)));
    assertTrue(table.contains("\nx[U+202E]gnp?[2J  1/1"), table);
  }

  @Test
  @DisplayName("of a class tells two people of one name apart by their submissions")
  void twoOfOneName() {
    StageResult fine = Sample.stage("square", "2", "Square").passes("R1", "One").result();
    assertEquals(
        """
        submission      1  score
        Kim Lee_4711  1/1   2.00
        Ada           1/1   2.00
        Kim Lee_4712  1/1   1.00

        1 square
        """,
        ClassTable.of(
            List.of(
                Sample.report("Kim Lee_4711", "Kim Lee", "2.00", fine),
                Sample.report("Ada_4713", "Ada", "2.00", fine),
                Sample.report("Kim Lee_4712", "Kim Lee", "1.00", fine))));
    String accent = // the same name to the eye
        ClassTable.of(
            List.of(
                Sample.report("Zoe\u0308", "Zoe\u0308", "2.00", fine),
                Sample.report("Zo\u00eb-2", "Zo\u00eb", "1.00", fine)));
    assertTrue(accent.contains("\nZo\u00eb-2       1/1   1.00\n"), accent);
  }

  @Test
  @DisplayName("of a class of four hundred has a line for each")
  void ofAClassOfFourHundredHasALine() {
    List<Report> reports = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      reports.add(report("student " + i, "1.00", 1, 0, 0, 0, 0));
    }
    assertEquals(403, ClassTable.of(reports).lines().count());
  }

  @Test
  @DisplayName("of a class breaks a long legend between two stages")
  void ofAClassBreaksALongLegendBetweenTwoStages() {
    List<StageResult> stages = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      stages.add(Sample.stage("a-long-stage-" + i, "1", "C").passes("R1", "One").result());
    }
    List<String> lines =
        ClassTable.of(List.of(Sample.report("Ada", "8.00", stages.toArray(StageResult[]::new))))
            .lines()
            .toList();
    lines.forEach(line -> assertTrue(line.length() <= 80, line));
    assertEquals(
        "5 a-long-stage-4  6 a-long-stage-5  7 a-long-stage-6  8 a-long-stage-7", lines.get(4));
  }

  @Test
  @DisplayName("of the stages says how far each one is")
  void ofTheStagesSaysHowFarEachOneIs() {
    StageResult passed = Sample.stage("exception", "1", "X").passes("R1", "One").result();
    Sample half = Sample.stage("checkerboard", "5", "Y").passes("R1", "One");
    for (int rule = 30; rule >= 2; rule--) {
      half.fails("R" + rule, "A rule", Sample.JUMP);
    }
    StageResult none =
        Sample.stage("move", "1", "Z")
            .check("R1", "One", Verdict.NOT_HANDED_IN, "", null, "")
            .result();
    assertEquals(
        List.of(
            "  ✓ exception     1 of 1 checks",
            "  ✗ checkerboard  1 of 30 checks    not yet: R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 …",
            "  ○ move          not started"),
        StageTable.of(List.of(passed, half.result(), none)));
    assertEquals(List.of(), StageTable.of(List.of()));
  }

  /** A report with two checks in each stage; -1 passed for a class that was not handed in. */
  private static Report report(String name, String score, int... passed) {
    StageResult[] stages = new StageResult[passed.length];
    for (int i = 0; i < passed.length; i++) {
      Sample sample = Sample.stage(IDS[i], "2", "C" + i);
      for (int check = 0; check < 2; check++) {
        if (passed[i] < 0) {
          sample.check("R1", "One", Verdict.NOT_HANDED_IN, "no", null, "");
        } else if (check < passed[i]) {
          sample.passes("R1", "One");
        } else {
          sample.fails("R1", "One", Sample.JUMP);
        }
      }
      stages[i] = sample.result();
    }
    return Sample.report(name, score, stages);
  }
}
