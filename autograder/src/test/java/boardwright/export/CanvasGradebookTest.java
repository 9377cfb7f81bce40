package boardwright.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.grading.Verdict;
import boardwright.intake.Person;
import boardwright.run.Graded;
import boardwright.run.RunSample;
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
  void roundTrip() {
    String book =
        HEADING
            + "\"Berg, Ada\",17,S1,ada,\"A \"\"x\"\"\",,3.5,50\r\n"
            + "\"O'Neil, Ben\",18,S2,ben@example.org,,\"\",,\r\n"
            + "\"Roe, Cleo\",19,S3,cleo,,1,,\r\n"
            + "\"Student, Test\",20,,t,,,,";
    Filled filled =
        fill(
            book,
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
  @DisplayName("is matched by ID, then by SIS ID, then by login, and a folder's name may be one")
  void keys() {
    String book = HEADING + "A,1,2,x,,,,\r\nB,2,3,y,,,,\r\nC,5,6,zed,,,,\r\n";
    Filled filled =
        fill(
            book,
            "4711",
            RunSample.of("a").by(new Person("", "2", "")).scored("1.00").graded(),
            RunSample.of("b").by(new Person("", "6", "")).scored("2.00").graded(),
            RunSample.of("X").scored("3.00").graded());
    assertEquals(
        HEADING + "A,1,2,x,,3.00,,\r\nB,2,3,y,,1.00,,\r\nC,5,6,zed,,2.00,,\r\n",
        new String(filled.bytes(), StandardCharsets.UTF_8));
  }

  @Test
  @DisplayName("is refused where a match is ambiguous, or the assignment is not named")
  void refused() {
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
    Filled filled = fill(book, "Board", all);
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
  void ungraded() {
    String book = HEADING + "A,1,,x,,,,\r\n";
    Verdict none = Verdict.UNGRADED;
    Graded graded =
        RunSample.of("a").by(new Person("A", "1", "")).verdicts(none, none, none).graded();
    assertEquals(book, new String(fill(book, "Board", graded).bytes(), StandardCharsets.UTF_8));
  }

  private static Graded another() {
    return RunSample.of("a").by(new Person("A", "1", "")).graded();
  }

  private static Filled fill(String book, String assignment, Graded... graded) {
    return CanvasGradebook.fill(
        book.getBytes(StandardCharsets.UTF_8), "book.csv", assignment, List.of(graded), false);
  }
}
