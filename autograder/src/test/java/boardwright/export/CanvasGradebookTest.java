package boardwright.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.grading.Verdict;
import boardwright.run.Graded;
import boardwright.run.RunSample;
import boardwright.submission.Person;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Canvas's gradebook")
class CanvasGradebookTest {
  private static final String HEADING =
      "\uFEFFStudent,ID,SIS User ID,SIS Login ID,Section,Board (4711),Essay (4712),Final Score\r\n"
          + "    Points Possible,,,,,10.00,20.00,(read only)\r\n";

  @Test
  @DisplayName("comes back as it was but for the grades of the assignment")
  void comesBackAsItWas() {
    String book =
        HEADING
            + "\"Berg, Ada\",17,S1,ada,\"A \"\"x\"\"\",,3.5,50\r\n"
            + "\"O'Neil, Ben\",18,S2,ben@example.org,,\"\",,\r\n"
            + "\"Roe, Cleo\",19,S3,cleo,,1,,\r\n"
            + "\"Student, Test\",20,,t,,,,";
    FillResult filled =
        fill(
            book,
            Ids.OWN,
            "Board",
            RunSample.of("a").by(new Person("Ada", "17", "")).graded(),
            RunSample.of("b").by(new Person("Ben", "", "Ben@example.org")).scored("0.00").graded(),
            RunSample.of("z").by(new Person("Zed", "77", "zed@example.org")).graded());
    assertEquals(
        HEADING
            + "\"Berg, Ada\",17,S1,ada,\"A \"\"x\"\"\",7.50,3.5,50\r\n"
            + "\"O'Neil, Ben\",18,S2,ben@example.org,,\"0.00\",,\r\n"
            + "\"Roe, Cleo\",19,S3,cleo,,1,,\r\n"
            + "\"Student, Test\",20,,t,,,,",
        new String(filled.bytes(), StandardCharsets.UTF_8));
    assertEquals(List.of("line 5 (Roe, Cleo)", "line 6 (Student, Test)"), filled.left());
    assertEquals(List.of("Zed (77)"), filled.unmatched());
  }

  @Test
  @DisplayName("is matched by Canvas's own ID if the run is of Canvas, else by SIS ID or login")
  void isMatchedByCanvassOwnId() {
    String book = HEADING + "A,1,2,x,,,,\r\nB,2,3,y,,,,\r\nC,5,6,zed,,,,\r\n";
    Graded two = RunSample.of("a").by(new Person("", "2", "")).scored("1.00").graded();
    Graded six = RunSample.of("b").by(new Person("", "6", "")).scored("2.00").graded();
    assertEquals(
        HEADING + "A,1,2,x,,,,\r\nB,2,3,y,,1.00,,\r\nC,5,6,zed,,,,\r\n",
        text(fill(book, Ids.OWN, "4711", two, six)));
    assertEquals(
        HEADING + "A,1,2,x,,1.00,,\r\nB,2,3,y,,,,\r\nC,5,6,zed,,2.00,,\r\n",
        text(fill(book, Ids.SHARED, "4711", two, six)));
    assertEquals(book, text(fill(book, Ids.FOREIGN, "4711", two, six)));
  }

  @Test
  @DisplayName("takes a folder's name for any of the three, but not for two lines")
  void takesAFoldersNameForAnyOfTheThree() {
    String book = HEADING + "A,1,2,x,,,,\r\nB,2,3,y,,,,\r\nC,5,6,zed,,,,\r\n";
    assertEquals(
        HEADING + "A,1,2,x,,1.00,,\r\nB,2,3,y,,2.00,,\r\nC,5,6,zed,,3.00,,\r\n",
        text(
            fill(
                book,
                Ids.SHARED,
                "4711",
                RunSample.of("1").scored("1.00").graded(),
                RunSample.of("3").scored("2.00").graded(),
                RunSample.of("ZED").scored("3.00").graded())));
    Graded two = RunSample.of("2").graded();
    assertEquals(
        "2 could be any of these lines: line 3 (A); line 4 (B). Nothing was written.",
        assertThrows(ExportException.class, () -> fill(book, Ids.SHARED, "4711", two))
            .getMessage());
  }

  @Test
  @DisplayName("gives nobody the grade of one whose address or SIS ID is another's")
  void keysThatDisagree() {
    String book = HEADING + "Otto,7,900,otto@u.ex,,,,\r\nKim,55,7,k1@u.ex,,,,\r\n";
    Graded kim = RunSample.of("Kim").by(new Person("Kim", "7", "k1@u.ex")).graded();
    assertEquals(
        HEADING + "Otto,7,900,otto@u.ex,,,,\r\nKim,55,7,k1@u.ex,,7.50,,\r\n",
        text(fill(book, Ids.SHARED, "4711", kim)));
    Graded odd = RunSample.of("Kim").by(new Person("Kim", "900", "k1@u.ex")).graded();
    assertEquals(
        "Kim (900) could be any of these lines: line 3 (Otto); line 4 (Kim). Nothing was written.",
        assertThrows(ExportException.class, () -> fill(book, Ids.SHARED, "4711", odd))
            .getMessage());
  }

  @Test
  @DisplayName("is refused where a match is ambiguous, or the assignment is not named")
  void isRefusedWhereAMatchIsAmbiguous() {
    String book = HEADING + "A,1,,x@y.z,,,,\r\nB,2,,x@y.z,,,,\r\n";
    Graded graded = RunSample.of("a").by(new Person("A", "", "x@y.z")).graded();
    assertEquals(
        "A could be any of these lines: line 3 (A); line 4 (B). Nothing was written.",
        assertThrows(ExportException.class, () -> fill(book, "Board", graded)).getMessage());
    assertEquals(
        "book.csv: which assignment? Say --assignment with one of: Board (4711), Essay (4712)",
        assertThrows(ExportException.class, () -> fill(book, null, graded)).getMessage());
    assertEquals(
        "book.csv: expected the assignment 'Quiz', but found: Board (4711), Essay (4712)",
        assertThrows(ExportException.class, () -> fill(book, "Quiz", graded)).getMessage());
    assertTrue(
        assertThrows(ExportException.class, () -> fill(book, "Essay", another()))
            .getMessage()
            .startsWith("book.csv: the maximum is 20.00 there, and 10 in this run."));
  }

  @Test
  @DisplayName("leaves who is excused, and tells of grades that it replaced")
  void closedAndReplaced() {
    String book = HEADING + "A,1,,x,,EX,,\r\nB,2,,y,,3,,\r\nC,3,,z,,7.5,,\r\nD,4,,d,,N/A,,\r\n";
    Graded[] all =
        Stream.of("1", "2", "3", "4")
            .map(id -> RunSample.of(id).by(new Person("P", id, "")).graded())
            .toArray(Graded[]::new);
    FillResult filled = fill(book, "Board", all);
    assertEquals(
        HEADING + "A,1,,x,,EX,,\r\nB,2,,y,,7.50,,\r\nC,3,,z,,7.50,,\r\nD,4,,d,,7.50,,\r\n",
        new String(filled.bytes(), StandardCharsets.UTF_8));
    assertEquals(3, filled.filled());
    assertEquals(List.of("line 3 (A), who is excused"), filled.closed());
    assertEquals(
        List.of("line 4 (B): 3 is 7.50 now", "line 6 (D): N/A is 7.50 now"), filled.replaced());
  }

  @Test
  @DisplayName("gets no number for what could not be graded")
  void getsNoNumberForWhatCouldNotBeGraded() {
    String book = HEADING + "A,1,,x,,,,\r\n";
    Verdict none = Verdict.UNGRADED;
    Graded graded =
        RunSample.of("a").by(new Person("A", "1", "")).verdicts(none, none, none).graded();
    assertEquals(book, new String(fill(book, "Board", graded).bytes(), StandardCharsets.UTF_8));
  }

  private static Graded another() {
    return RunSample.of("a").by(new Person("A", "1", "")).graded();
  }

  private static FillResult fill(String book, String assignment, Graded... graded) {
    // as a run of Canvas, whose people have its IDs, and of others, whose addresses are known
    boolean own = graded[0].report().people().get(0).email().isEmpty();
    return fill(book, own ? Ids.OWN : Ids.SHARED, assignment, graded);
  }

  private static FillResult fill(String book, Ids ids, String assignment, Graded... graded) {
    return CanvasGradebook.fill(
        RawCsv.of("book.csv", book.getBytes(StandardCharsets.UTF_8)),
        assignment,
        new Grades(List.of(graded), ids, false));
  }

  private static String text(FillResult filled) {
    return new String(filled.bytes(), StandardCharsets.UTF_8);
  }
}
