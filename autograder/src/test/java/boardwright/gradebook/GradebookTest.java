package boardwright.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.report.Sample;
import boardwright.submission.Award;
import boardwright.submission.Correction;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigDecimal;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The gradebook")
class GradebookTest {
  private static final StageResult GRADED =
      Sample.checkerboard()
          .passes("R1", "One")
          .passes("R2", "Two")
          .fails("R3", "Three", Sample.JUMP)
          .check("R4", "Four", Verdict.TIMED_OUT, "late", null, "")
          .result();

  @Test
  @DisplayName("has a line for each submission under its seven columns")
  void hasALineForEachSubmissionUnderItsSevenColumns() {
    StageResult none =
        Sample.checkerboard().check("R1", "One", Verdict.NOT_HANDED_IN, "no", null, "").result();
    assertEquals(
        """
        submission,name,score,max,passed,failed,status,raw,penalty,late,handed_in,due,remark,people,ids,emails,open,behaviour,structure,style,person
        ada,ada,7.25,10,2,2,graded,7.25,,,,,,,,,,2.00,,,
        bob,bob,0.00,10,0,1,graded,0.00,,,,,,,,,,0.00,,,
        """,
        Gradebook.of(
            List.of(Sample.report("ada", "7.25", GRADED), Sample.report("bob", "0.00", none))));
  }

  @Test
  @DisplayName("has names as they are read, with nothing that a terminal obeys")
  void hasNamesAsTheyAreRead() {
    String table =
        Gradebook.of(List.of(Sample.report("ada", "a\u001b[2Jd\u202Ea", "7.25", GRADED)));
    assertTrue(table.contains("\nada,a?[2Jd[U+202E]a,7.25,"), table);
  }

  @Test
  @DisplayName("shows what the work is worth, what lateness cost, and who shares it")
  void showsWhatTheWorkIsWorth() {
    assertEquals(
        "Team Rook,Team Rook,7.05,10,2,2,graded,7.25,0.20,1,2026-11-13T23:00:00Z,"
            + "2026-11-13T22:59:00Z,'=1 day late.,Ada; =Bob,11; 12,\"ada@x; \",,2.00,,,",
        Gradebook.of(List.of(Sample.late("=1 day late.", GRADED))).lines().toList().get(1));
  }

  @Test
  @DisplayName("says where an instructor decided on the score, which is not raw less penalty then")
  void saysWhereAnInstructorDecidedOnTheScore() {
    Report late = Sample.late("1 day late: 0.20 points are taken off.", GRADED);
    Report report =
        new Report(
            late.lab(),
            late.submission(),
            late.name(),
            late.people(),
            late.seed(),
            new BigDecimal("7.00"),
            late.rawScore(),
            late.max(),
            late.lateness(),
            List.of(new Correction("", Award.points(new BigDecimal("7")), "As we agreed.")),
            late.notes(),
            late.stages());
    assertEquals(
        "Team Rook,Team Rook,7.00,10,2,2,graded,7.25,,1,2026-11-13T23:00:00Z,"
            + "2026-11-13T22:59:00Z,corrected to 7.00,Ada; =Bob,11; 12,\"ada@x; \",,2.00,,,",
        Gradebook.of(List.of(report)).lines().toList().get(1));
  }

  @Test
  @DisplayName("has only its heading without submissions")
  void hasOnlyItsHeadingWithoutSubmissions() {
    assertEquals(
        "submission,name,score,max,passed,failed,status,raw,penalty,late,handed_in,due,remark,people,ids,emails,open,behaviour,structure,style,person\n",
        Gradebook.of(List.of()));
  }

  @Test
  @DisplayName("leaves the score blank where nothing could be graded, and says what could not")
  void leavesTheScoreBlankWhereNothingCouldBeGraded() {
    StageResult nothing =
        Sample.checkerboard().check("R1", "One", Verdict.UNGRADED, "ours", null, "").result();
    StageResult some =
        Sample.checkerboard()
            .passes("R1", "One")
            .check("R2", "Two", Verdict.UNGRADED, "ours", null, "")
            .result();
    assertEquals(
        """
        submission,name,score,max,passed,failed,status,raw,penalty,late,handed_in,due,remark,people,ids,emails,open,behaviour,structure,style,person
        ada,ada,,10,0,1,ungraded,,,,,,,,,,,,,,
        bob,bob,2.00,10,1,1,partly-ungraded,2.00,,,,,,,,,,1.00,,,
        """,
        Gradebook.of(
            List.of(Sample.report("ada", null, nothing), Sample.report("bob", "2.00", some))));
  }

  @Test
  @DisplayName("counts no check of a stage that is not scored")
  void countsNoCheckOfAStage() {
    StageResult program = Sample.stage("program", "0", "Main").passes("R1", "One").result();
    assertEquals(
        "ada,ada,5.00,10,2,2,graded,5.00,,,,,,,,,,3.00,,,",
        Gradebook.of(List.of(Sample.report("ada", "5.00", GRADED, program)))
            .lines()
            .toList()
            .get(1));
  }

  @Test
  @DisplayName("gives every name back as it was: commas, quotes, line ends, accents, emoji")
  void givesEveryNameBackAsItWas() throws IOException {
    List<String> names =
        List.of(
            "Smith, John",
            "the \"best\"",
            "two\nlines",
            "Jos\u00e9",
            "\ud83d\ude00",
            " b ",
            "O'Brien");
    List<Report> reports = names.stream().map(name -> Sample.report(name, "1.00", GRADED)).toList();
    try (CSVParser parser =
        CSVFormat.RFC4180
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .get()
            .parse(new StringReader(Gradebook.of(reports)))) {
      List<CSVRecord> records = parser.getRecords();
      assertEquals(names, records.stream().map(r -> r.get("submission")).toList());
      assertEquals(names, records.stream().map(r -> r.get("name")).toList());
    }
  }

  @Test
  @DisplayName("has no name that a spreadsheet takes for a formula")
  void hasNoNameThatASpreadsheetTakes() {
    Report report =
        new Report(
            "checkerboard",
            "_=1+1",
            "=1+1",
            List.of(),
            7,
            null,
            null,
            java.math.BigDecimal.TEN,
            null,
            List.of(),
            List.of(),
            List.of(GRADED));
    assertEquals(
        "_=1+1,'=1+1,,10,2,2,graded,,,,,,,,,,,,,,",
        Gradebook.of(List.of(report)).lines().toList().get(1));
    assertEquals("'\n=1", Gradebook.harmless("\n=1"));
    assertEquals("' +1", Gradebook.harmless(" +1"));
  }
}
