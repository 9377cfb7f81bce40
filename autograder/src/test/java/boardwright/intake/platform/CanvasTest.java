package boardwright.intake.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.intake.IntakeRequest;
import boardwright.intake.IntakeResult;
import boardwright.intake.Pile;
import boardwright.submission.Person;
import boardwright.submission.Submission;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A Canvas download")
class CanvasTest {
  private static final String SQUARE = Pile.source("Square");
  private static final String MOVE = Pile.source("Move");

  @TempDir private Path root;

  @Test
  @DisplayName("is recognised as the zip that was downloaded")
  void isRecognisedAsTheZipThatWasDownloaded() {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    entries.put("bergada_101_5001_Square.java", bytes(SQUARE));
    entries.put("bergada_101_5002_Move.java", bytes(MOVE));
    entries.put(
        "obrienchloe_LATE_102_5003_lab.zip", Pile.zipped(Map.of("Square.java", bytes(SQUARE))));
    entries.put("anon_9xY2q_5004_Square.java", bytes(SQUARE));
    IntakeResult taken =
        new Pile(root)
            .file("submissions.zip", Pile.zipped(entries))
            .take(IntakeRequest.none(), "submissions.zip");
    assertEquals("Recognised a Canvas download: 3 submissions.", taken.line());
    assertEquals(List.of("anon_9xY2q", "bergada", "obrienchloe"), Pile.ids(taken.submissions()));
    assertEquals(List.of("Move.java", "Square.java"), Pile.paths(taken.submissions().get(1)));
    assertEquals(List.of(new Person("bergada", "101", "")), taken.submissions().get(1).people());
    assertEquals(List.of("lab.zip/Square.java"), Pile.paths(taken.submissions().get(2)));
    assertEquals(
        List.of("Its name says that it is late, and not by how much: nothing was taken off."),
        taken.submissions().get(2).noteTexts());
    assertEquals(
        List.of("Marked as late, and not by how much, so nothing was taken off: obrienchloe."),
        taken.remarks());
  }

  @Test
  @DisplayName("has no times, and says of some that they are late, which one line names")
  void hasNoTimes() {
    Pile pile = new Pile(root).file("leebob_102_5003_Move.java", MOVE);
    assertEquals(List.of(), pile.take(Pile.wishes(null, Pile.BERLIN, null)).remarks());
    for (int user = 1; user <= 13; user++) {
      pile.file("s%02d_LATE_%d_5003_Move.java".formatted(user, user), MOVE);
    }
    String some = "s01; s02; s03; s04; s05; s06; s07; s08; s09; s10; s11";
    IntakeResult taken = pile.take(Pile.wishes(null, Pile.BERLIN, null));
    assertEquals(
        List.of(
            "Marked as late, and not by how much, so nothing was taken off: "
                + some
                + "; s12 and 1 more."),
        taken.remarks());
  }

  @Test
  @DisplayName("is recognised unpacked, though sources lie in it; the latest of a file counts")
  void isRecognisedUnpacked() {
    IntakeResult taken =
        new Pile(root)
            .file("bergada_101_5001_Square.java", "class Square { int old; }")
            .file("bergada_101_5007_Square-1.java", "class Square { int older; }")
            .file("bergada_101_5009_Square-10.java", SQUARE)
            .file("bergada_101_5010_Move-1.java", MOVE)
            .file("novakemil_103_text.html", "<p>see my repository</p>")
            .take(IntakeRequest.none());
    assertEquals(List.of("bergada", "novakemil"), Pile.ids(taken.submissions()));
    Submission ada = taken.submissions().get(0);
    assertEquals(List.of("Move.java", "Square-10.java"), Pile.paths(ada));
    assertEquals(SQUARE, ada.sources().get(1).text());
    assertEquals(
        List.of(
            "Square-10.java, Square-1.java, Square.java may be one file that was handed in again:"
                + " all were read, and where two declare the same class, the one of the first named"
                + " counts."),
        ada.noteTexts());
    assertEquals(
        List.of("There is a text typed into Canvas, which was not read."),
        taken.submissions().get(1).noteTexts());
  }

  @Test
  @DisplayName("calls by their ids those of whose names Canvas left no letter")
  void callsByTheirIdsThoseOfWhoseNamesCanvasLeftNoLetter() {
    Submission submission =
        new Pile(root)
            .file("c/_107_529_Square.java", SQUARE)
            .file("c/_107_530_Move.java", Pile.source("Move"))
            .file("c/bergada_101_501_Square.java", SQUARE)
            .read("c")
            .get(0);
    assertEquals("107", submission.id());
    assertEquals(List.of(new Person("107", "107", "")), submission.people());
    assertEquals(2, submission.sources().size());
  }

  @Test
  @DisplayName("loses no part of the work that its learner numbered as Canvas numbers versions")
  void losesNoPartOfTheWork() {
    String old = "package checkerboard; class Square { int old; }";
    IntakeResult taken =
        new Pile(root)
            .zip("bergada_101_5001_part-1.zip", "Square.java", old, "Move.java", MOVE)
            .zip("bergada_101_5002_part-2.zip", "Square.java", SQUARE)
            .zip("kimkim_103_5001_lab.zip", "Square.java", old)
            .zip("kimkim_103_5002_lab.zip", "Square.java", SQUARE)
            .file("leebob_102_5003_Part-1.java", MOVE)
            .file("leebob_102_5004_Part-2.java", old)
            .file("leebob_102_5005_Part-3.java", SQUARE)
            .take(IntakeRequest.none());
    Submission ada = taken.submissions().get(0);
    assertEquals(List.of("part-1.zip/Move.java", "part-2.zip/Square.java"), Pile.paths(ada));
    assertEquals(
        List.of(
            "part-2.zip, part-1.zip may be one file that was handed in again: all were read, and"
                + " where two declare the same class, the one of the first named counts."),
        ada.noteTexts());
    Submission kim = taken.submissions().get(1);
    assertEquals(List.of("kimkim_103_5002_lab.zip/Square.java"), Pile.paths(kim));
    Submission bob = taken.submissions().get(2);
    assertEquals(List.of("Part-1.java", "Part-3.java"), Pile.paths(bob));
    assertEquals(SQUARE, bob.sources().get(1).text());
    assertEquals(
        List.of(
            "Part-3.java, Part-2.java, Part-1.java may be one file that was handed in again: all"
                + " were read, and where two declare the same class, the one of the first named"
                + " counts."),
        bob.noteTexts());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
