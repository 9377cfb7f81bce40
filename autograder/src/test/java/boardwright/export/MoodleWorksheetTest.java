package boardwright.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.export.MoodleWorksheet.Headings;
import boardwright.grading.Verdict;
import boardwright.run.Graded;
import boardwright.run.RunSample;
import boardwright.submission.Award;
import boardwright.submission.Correction;
import boardwright.submission.Person;
import boardwright.text.Note;
import java.math.BigDecimal;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Moodle's worksheet")
class MoodleWorksheetTest {
  private static final String HEADING =
      "Identifier,\"Full name\",\"Email address\",Status,Group,Grade,\"Maximum Grade\","
          + "\"Grade can be changed\",\"Last modified (submission)\",\"Last modified (grade)\","
          + "\"Feedback comments\"";
  private static final String REST = "10.00,Yes,\"Thursday, 1 October 2026, 10:15 AM\",-,";
  private static final Graded ADA =
      RunSample.of("Ada Berg_101").by(new Person("Ada Berg", "101", "")).graded();

  @Test
  @DisplayName("comes back as it was but for the grade and the comment")
  void comesBackAsItWasButForTheGrade() {
    String sheet =
        "\uFEFF"
            + HEADING
            + "\r\n"
            + "Participant 101,\"Berg, Ada\",ada@example.org,\"Submitted \"\"late\"\"\",,,"
            + REST
            + "\r\n"
            + "Participant 102,Béñ O'Neil,ben@example.org,No submission,\"\",\"\","
            + REST
            + "\"old, comment\"\r\n";
    FillResult filled = fill(sheet, ADA);
    String comment =
        "Automatic feedback by Boardwright:<br>7.50 of 10 points.<br>"
            + "Not every check is listed here. The score counts all of them.<br>"
            + "2.50 points are in checks that are not shown.<br>"
            + "square: 3 of 3 checks passed.<br>End of the automatic feedback.";
    assertEquals(
        "\uFEFF"
            + HEADING
            + "\r\n"
            + "Participant 101,\"Berg, Ada\",ada@example.org,\"Submitted \"\"late\"\"\",,7.50,"
            + REST
            + comment
            + "\r\n"
            + "Participant 102,Béñ O'Neil,ben@example.org,No submission,\"\",\"\","
            + REST
            + "\"old, comment\"\r\n",
        text(filled));
    assertEquals(1, filled.filled());
    assertEquals(List.of("line 3 (Béñ O'Neil)"), filled.left());
  }

  @Test
  @DisplayName("is byte for byte the same where nobody handed in, whatever its bytes")
  void staysByteForByteWhereNobodyHandedIn() {
    for (String end : List.of("\n", "\r\n", "\r", "")) {
      for (Charset charset : List.of(StandardCharsets.UTF_8, Charset.forName("windows-1252"))) {
        byte[] sheet =
            (HEADING
                    + "\n Participant 7 , \"x\"\"y\" ,é,\"two\nlines\",;,\"\",10,,,,\""
                    + end
                    + "\""
                    + end)
                .getBytes(charset);
        assertArrayEquals(sheet, fill(sheet).bytes());
      }
    }
  }

  @Test
  @DisplayName("is matched by the participant's number if the run is of Moodle, and by the address")
  void isMatchedByTheParticipantsNumber() {
    String sheet =
        HEADING
            + "\nParticipant 5,Ada,ada@example.org,,,,"
            + REST
            + "\nParticipant 6,Ben,BEN@example.org,,,,"
            + REST
            + "\n";
    Graded five = RunSample.of("a").by(new Person("X", "5", "")).graded();
    Graded ben = RunSample.of("b").by(new Person("Y", "5", "ben@example.org")).graded();
    assertTrue(text(fill(sheet, five)).contains("ada@example.org,,,7.50,"));
    assertEquals(
        "Y (5) could be any of these lines: line 2 (Ada); line 3 (Ben). Nothing was written.",
        assertThrows(ExportException.class, () -> fill(sheet, ben)).getMessage());
    for (Ids ids : List.of(Ids.SHARED, Ids.FOREIGN)) {
      // a student's number, or that of another platform, is nobody's number in Moodle
      assertEquals(sheet, text(fill(sheet, ids, five)));
      String filled = text(fill(sheet, ids, ben));
      assertTrue(filled.contains("BEN@example.org,,,7.50,"), filled);
      assertTrue(filled.contains("ada@example.org,,,,"), filled);
    }
    Graded folder = RunSample.of("Participant 6").graded();
    assertTrue(text(fill(sheet, Ids.SHARED, folder)).contains("BEN@example.org,,,7.50,"));
  }

  @Test
  @DisplayName("is refused where a match is ambiguous, and the candidates are listed")
  void isRefusedWhereAMatchIsAmbiguous() {
    String twice =
        HEADING
            + "\nParticipant 5,Ada,a@example.org,,,,"
            + REST
            + "\nParticipant 6,Adam,a@example.org,,,,"
            + REST
            + "\n";
    Graded ada = RunSample.of("a").by(new Person("Ada", "", "a@example.org")).graded();
    assertEquals(
        "Ada could be any of these lines: line 2 (Ada); line 3 (Adam). Nothing was written.",
        assertThrows(ExportException.class, () -> fill(twice, ada)).getMessage());
    Graded other = RunSample.of("b").by(new Person("Ada", "5", "")).graded();
    Graded same = RunSample.of("c").by(new Person("Ada", "5", "")).graded();
    assertEquals(
        "line 2 (Ada) is claimed by two submissions: b; c. Nothing was written.",
        assertThrows(ExportException.class, () -> fill(twice, other, same)).getMessage());
  }

  @Test
  @DisplayName("gets the grade of a group in the line of each of its people")
  void getsTheGradeOfAGroup() {
    String sheet =
        HEADING
            + "\nParticipant 5,Ada,a@example.org,,,,"
            + REST
            + "\nParticipant 6,Ben,b@example.org,,,,"
            + REST
            + "\n";
    Graded group =
        RunSample.of("g").by(new Person("Ada", "5", ""), new Person("Ben", "6", "")).graded();
    assertEquals(2, fill(sheet, group).filled());
  }

  @Test
  @DisplayName("gets no number for what could not be graded, or not wholly")
  void getsNoNumberForWhatCouldNotBeGraded() {
    String sheet = HEADING + "\nParticipant 101,Ada,a@example.org,,,," + REST + "\n";
    Person ada = new Person("Ada", "101", "");
    for (Verdict second : List.of(Verdict.PASSED, Verdict.UNGRADED)) {
      Graded graded = RunSample.of("a").by(ada).verdicts(Verdict.UNGRADED, second, second).graded();
      FillResult filled = fill(sheet, graded);
      assertEquals(sheet, text(filled));
      assertEquals(List.of("line 2 (Ada)"), filled.ungraded());
      assertEquals(List.of(), filled.left());
      Graded decided =
          RunSample.of("a")
              .by(ada)
              .verdicts(Verdict.UNGRADED, second, second)
              .corrected(new Correction("", Award.points(new BigDecimal("6")), "As we agreed."))
              .scored("6.00")
              .graded();
      assertTrue(text(fill(sheet, decided)).contains(",6.00,"), "what an instructor decided");
    }
  }

  @Test
  @DisplayName("tells a student nothing of hidden checks and shipped code, and only text")
  void tellsAStudentNothingOfHiddenChecks() {
    String sheet = HEADING + "\nParticipant 101,Ada,a@example.org,,,," + REST + "\n";
    Graded graded =
        RunSample.of("a")
            .by(new Person("Ada", "101", ""))
            .verdicts(Verdict.PASSED, Verdict.FAILED, Verdict.PASSED)
            .says("=cmd|'<img src=x onerror=alert(1)>\u001b[2J'", null, "")
            .note(Note.ships(List.of("a.java is the model answer")))
            .graded();
    String text = text(fill(sheet, graded));
    assertFalse(text.contains("secret") || text.contains("the model answer"), text);
    assertFalse(text.contains("<img") || text.contains("\u001b"), text);
    assertTrue(text.contains("R2 A row off the board is refused"), text);
    assertTrue(text.contains("&lt;img"), text);
    assertTrue(text.contains("<br>5.00 of 10 points"), text);
    String hidden = "Not every check is listed here. The score counts all of them.";
    assertTrue(text.contains(hidden), text);
    FillResult shown =
        MoodleWorksheet.fill(
            RawCsv.of("sheet.csv", sheet.getBytes(StandardCharsets.UTF_8)),
            Headings.ENGLISH,
            new Grades(List.of(graded), Ids.OWN, false),
            RunSample.lab(Path.of("."), "2026-10-01T00:00:00Z"),
            RunSample.NOW);
    assertTrue(text(shown).contains("secret"), text(shown));
    assertFalse(text(shown).contains(hidden), text(shown));
  }

  @Test
  @DisplayName("tells a student what an instructor decided, and then nothing of days late")
  void tellsAStudentWhatAnInstructorDecided() {
    String sheet = HEADING + "\nParticipant 101,Ada,a@example.org,,,," + REST + "\n";
    RunSample ada = RunSample.of("a").by(new Person("Ada", "101", "")).late(2, "0.40");
    assertTrue(text(fill(sheet, ada.graded())).contains("Handed in 2 days late."));
    ada.corrected(
        new Correction("square/two", Award.points(new BigDecimal("2.5")), "It is in a comment."));
    String check = text(fill(sheet, ada.graded()));
    assertTrue(
        check.contains(
            "late.<br>Your instructor decided on square R2: 2.50 points. It is in a comment.<br>"),
        check);
    ada.corrected(new Correction("", Award.points(new BigDecimal("7")), "")).scored("7.00");
    ada.corrected(new Correction("", null, "Come and see me."));
    String whole = text(fill(sheet, ada.graded()));
    assertTrue(
        whole.contains(
            "7.00 of 10 points, 7.50 for the work itself.<br>"
                + "Your instructor decided on square R2: 2.50 points. It is in a comment.<br>"
                + "Your instructor decided: 7.00 points.<br>Your instructor: Come and see me.<br>"),
        whole);
    assertFalse(whole.contains("late"), whole);
  }

  @Test
  @DisplayName("leaves a line whose grade Moodle would not change, and tells of grades it replaced")
  void closedAndReplaced() {
    String heading = "Identifier;Name;Grade;Maximum Grade;%s;Feedback comments\n";
    String rows =
        """
        Participant 5;Ada;3,00;10,00;%1$s;old
        Participant 6;Ben;3,00;10,00;%2$s;old
        Participant 7;Cleo;"7,5";10,00;%2$s;
        Participant 8;Dan;;10,00;%2$s;
        """;
    Graded[] all =
        Stream.of("5", "6", "7", "8")
            .map(id -> RunSample.of(id).by(new Person("P", id, "")).graded())
            .toArray(Graded[]::new);
    for (List<String> words :
        List.of(
            List.of("Grade can be changed", "No", "Yes"),
            List.of("Bewertung kann geändert werden", "Nein", "Ja"))) {
      String sheet = heading.formatted(words.get(0)) + rows.formatted(words.get(1), words.get(2));
      FillResult filled = fill(sheet, all);
      assertEquals(3, filled.filled());
      assertEquals(
          List.of("line 2 (Ada), whose grade cannot be changed in Moodle"), filled.closed());
      assertTrue(
          text(filled).contains("\nParticipant 5;Ada;3,00;10,00;" + words.get(1) + ";old\n"));
      assertEquals(List.of("line 3 (Ben): 3,00 is 7,50 now"), filled.replaced());
    }
  }

  @Test
  @DisplayName("keeps what a person wrote as a comment, and puts ours below it once")
  void commentsArePreserved() {
    String row = "\nParticipant 101,Ada,a@example.org,,,," + REST;
    String sheet = HEADING + row + "<p>Nice \"\"toString\"\"</p>\n";
    sheet = sheet.replace("<p>Nice \"\"toString\"\"</p>", "\"<p>Nice \"\"toString\"\"</p>\"");
    FillResult once = fill(sheet, ADA);
    assertTrue(
        text(once)
            .contains(
                "\"<p>Nice \"\"toString\"\"</p><br><br>Automatic feedback by Boardwright:<br>"
                    + "7.50 of 10 points.<br>"),
        text(once));
    assertEquals(
        List.of("1 comment was there and kept; the automatic feedback stands below"),
        once.remarks());
    assertEquals(text(once), text(fill(text(once), ADA)), "a second export changes nothing");
    String more = text(once).replace("feedback.\"", "feedback.</p><p>See me.</p>\"");
    Graded better = RunSample.of("a").by(new Person("Ada", "101", "")).scored("8.00").graded();
    String later = text(fill(more, better));
    assertTrue(later.contains("toString\"\"</p><br><br>Automatic"), later);
    assertTrue(later.contains("8.00 of 10 points"), later);
    assertFalse(later.contains("7.50 of 10 points."), later);
    assertTrue(later.contains("feedback.</p><p>See me.</p>\"\n"), later);
    String empty = HEADING + row + "\n";
    assertEquals(List.of(), fill(empty, ADA).remarks());
    assertEquals(List.of(), fill(text(fill(empty, ADA)), ADA).remarks(), "only ours was there");
  }

  @Test
  @DisplayName("gets its grades where it has no column of comments, which a line says")
  void getsItsGradesWhereItHasNoColumnOfComments() {
    String sheet = "Identifier,Full name,Grade,Maximum Grade\nParticipant 101,Ada,,10.00\n";
    FillResult filled = fill(sheet, ADA);
    assertEquals(sheet.replace(",,", ",7.50,"), text(filled));
    assertEquals(
        List.of(
            "there is no column 'Feedback comments', so no comments were written; if it has another"
                + " name, say --feedback-column"),
        filled.remarks());
    Headings named = new Headings("Grade", "Notes", "Maximum Grade");
    ExportException e = assertThrows(ExportException.class, () -> fill(sheet, named, false));
    assertTrue(e.getMessage().startsWith("sheet.csv: expected a column 'Notes'"), e.getMessage());
  }

  @Test
  @DisplayName("in an older alphabet has the letters that it lacks as HTML writes them")
  void writesLettersThatItsAlphabetLacks() {
    Charset windows = Charset.forName("windows-1252");
    byte[] sheet =
        (HEADING + "\nParticipant 101,Zoë,a@example.org,,,," + REST + "\n").getBytes(windows);
    Graded graded =
        RunSample.of("a")
            .by(new Person("Ada", "101", ""))
            .note("Schön: 伊藤 and 🦊, „so“ or ✗.")
            .graded();
    String text = new String(fill(sheet, graded).bytes(), windows);
    assertTrue(text.contains(",Zoë,"), text);
    assertTrue(text.contains("Schön: &#20234;&#34276; and &#129418;, „so“ or &#10007;."), text);
  }

  @Test
  @DisplayName("keeps the comma of its numbers, and is rescaled only if that is asked for")
  void keepsTheCommaOfItsNumbers() {
    String sheet =
        "Teilnehmer;Name;E-Mail;Bewertung;Bestwertung;Feedback\n"
            + "Teilnehmer/in101;Ada;a@example.org;;\"100,00\";\n";
    Headings headings = new Headings("Bewertung", "Feedback", "Bestwertung");
    ExportException e = assertThrows(ExportException.class, () -> fill(sheet, headings, false));
    assertEquals(
        "sheet.csv:2: the maximum is 100.00 there, and 10 in this run. Change one, or say --rescale.",
        e.getMessage());
    Headings guessed = new Headings("Bewertung", "Feedback", "Maximum Grade");
    ExportException none = assertThrows(ExportException.class, () -> fill(sheet, guessed, true));
    assertTrue(none.getMessage().contains("say --maximum-column"), none.getMessage());
    String text = text(fill(sheet, headings, true));
    assertTrue(
        text.contains(
            ";75,00;\"100,00\";Automatic feedback by Boardwright:<br>75,00 of 100 points here, which is"
                + " 7.50 of 10 points."),
        text);
  }

  @Test
  @DisplayName("is refused where it is no worksheet, naming what was found")
  void isRefusedWhereItIsNoWorksheet() {
    assertEquals(
        "sheet.csv: expected a column 'Grade', but found: a, b. If the worksheet is in another"
            + " language, say --grade-column.",
        assertThrows(ExportException.class, () -> fill("a,b\n1,2\n", ADA)).getMessage());
    assertThrows(ExportException.class, () -> fill("", ADA));
    assertThrows(ExportException.class, () -> fill("a".getBytes(StandardCharsets.UTF_16), ADA));
    assertEquals(
        "sheet.csv:2: expected 11 columns, but it has 2",
        assertThrows(ExportException.class, () -> fill(HEADING + "\nParticipant 101,Ada\n", ADA))
            .getMessage());
  }

  private static FillResult fill(String sheet, Headings headings, boolean rescale) {
    return MoodleWorksheet.fill(
        RawCsv.of("sheet.csv", sheet.getBytes(StandardCharsets.UTF_8)),
        headings,
        new Grades(List.of(ADA), Ids.OWN, rescale),
        RunSample.lab(Path.of("."), null),
        RunSample.NOW);
  }

  private static FillResult fill(String sheet, Graded... graded) {
    return fill(sheet.getBytes(StandardCharsets.UTF_8), graded);
  }

  private static FillResult fill(byte[] sheet, Graded... graded) {
    return fill(sheet, Ids.OWN, graded);
  }

  private static FillResult fill(String sheet, Ids ids, Graded... graded) {
    return fill(sheet.getBytes(StandardCharsets.UTF_8), ids, graded);
  }

  private static FillResult fill(byte[] sheet, Ids ids, Graded... graded) {
    return MoodleWorksheet.fill(
        RawCsv.of("sheet.csv", sheet),
        Headings.ENGLISH,
        new Grades(List.of(graded), ids, false),
        RunSample.lab(Path.of("."), null),
        RunSample.NOW);
  }

  private static String text(FillResult filled) {
    return new String(filled.bytes(), StandardCharsets.UTF_8);
  }
}
