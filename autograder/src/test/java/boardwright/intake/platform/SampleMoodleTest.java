package boardwright.intake.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.intake.Intake;
import boardwright.intake.IntakeResult;
import boardwright.intake.Pile;
import boardwright.submission.Submission;
import boardwright.text.Note;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The sample of a Moodle download")
class SampleMoodleTest {
  private static final Path SAMPLE =
      Path.of("../target/checkerboard-sample.zip").toAbsolutePath().normalize();
  private static final IntakeResult TAKEN =
      Intake.take(List.of(SAMPLE), Pile.LAB, Pile.wishes(null, Pile.BERLIN, null));

  @Test
  @DisplayName("is recognised, with its worksheet")
  void isRecognisedWithItsWorksheet() {
    assertEquals(
        "Recognised a Moodle download with its worksheet Grades-OOP1-Checkerboard-4711.csv:"
            + " 32 submissions of 33 people.",
        TAKEN.line());
    assertEquals(
        List.of(
            "Handed in nothing, says Grades-OOP1-Checkerboard-4711.csv: Yara Costa.",
            "Wilhelmina van den Berg-\u00d8sterg\u00e5rd has two versions, of which one was taken:"
                + " Square in src/board/Square.java and not in old/Square.java."),
        TAKEN.remarks());
    assertEquals(32, new HashSet<>(Pile.ids(TAKEN.submissions())).size());
    TAKEN.submissions().forEach(s -> assertFalse(s.handedIn() == null, s.name()));
  }

  @Test
  @DisplayName("has a clear line for each hand-in with which something is the matter")
  void hasALineForEachTroubledHandIn() {
    assertSaid(
        "Hana Kim",
        "There is no Java source in it, only plan.txt. Only .java files are graded, or a zip of"
            + " them.");
    assertSaid("Ivo Petrov", "There is no Java source in it.");
    assertSaid(
        "\u4f0a\u85e4 \u6f64",
        "There is no Java source in it, only class files: the sources are needed.");
    assertSaid(
        "Sven \u00c5kesson", "checkerboard.zip is locked with a password; ask for it without one.");
    assertSaid(
        "Tariq al-Masri", "checkerboard.rar is a RAR archive, which is not read; ask for a zip.");
    assertSaid(
        "Uma Thorsen",
        "checkerboard.zip/Checkerboard.java was set aside: it is larger than a megabyte.");
    assertSaid(
        "\u738b\u4f1f", "checkerboard.zip cannot be opened as a zip archive; ask for it again.");
    assertSaid(
        "V\u00edctor Ib\u00e1\u00f1ez", "There is a text typed into Moodle, which was not read.");
    assertSaid(
        "Jonas Weber",
        "It was handed in 2 times; the latest, Jonas Weber_4711007_assignsubmission_file_ (2),"
            + " counts, and not Jonas Weber_4711007_assignsubmission_file_.");
    assertTrue(named("Quentin Tarrant").noteTexts().get(0).contains("leads out of the archive"));
    assertFalse(Files.exists(Path.of("/tmp/boardwright-was-here")));
  }

  @Test
  @DisplayName("reads all that can be read, in whatever alphabet and however deep")
  void readsAllThatCanBeRead() {
    List<String> unreadable =
        List.of(
            "Hana Kim",
            "Ivo Petrov",
            "\u4f0a\u85e4 \u6f64",
            "Sven \u00c5kesson",
            "Tariq al-Masri",
            "\u738b\u4f1f",
            "V\u00edctor Ib\u00e1\u00f1ez");
    for (Submission submission : TAKEN.submissions()) {
      assertEquals(
          !unreadable.contains(submission.name()),
          submission.declares("checkerboard.Square"),
          submission.name());
    }
    assertEquals("[hand-in.zip/final/final.zip/checkerboard]", folders("No\u00e9 L'H\u00f4te"));
    assertEquals("[Archive.zip/U\u0308bung 4]", folders("Mei-Lin Chen"));
    assertEquals(List.of(), named("Katar\u00edna Hud\u00e1kov\u00e1").noteTexts());
    assertEquals(2, named("Team Rook").people().size());
  }

  @Test
  @DisplayName("is the same when it is unpacked into a folder")
  void isTheSameWhenItIsUnpackedIntoAFolder(@TempDir Path scratch) throws IOException {
    Pile pile = new Pile(scratch);
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(SAMPLE))) {
      for (ZipEntry each = zip.getNextEntry(); each != null; each = zip.getNextEntry()) {
        pile.file("class/" + each.getName(), zip.readAllBytes());
      }
    }
    IntakeResult unpacked = pile.take(Pile.wishes(null, Pile.BERLIN, null), "class");
    assertEquals(TAKEN.line(), unpacked.line());
    assertEquals(
        TAKEN.submissions().stream().collect(Collectors.toMap(Submission::id, s -> s)),
        unpacked.submissions().stream()
            .collect(Collectors.toMap(Submission::id, SampleMoodleTest::asIfItWereOurs)));
  }

  /** For our own solutions there is no note that they ship with Boardwright. */
  private static Submission asIfItWereOurs(Submission submission) {
    List<Note> notes =
        submission.notes().stream().filter(note -> !note.isAboutShippedCode()).toList();
    return new Submission(
        submission.id(),
        submission.name(),
        submission.people(),
        submission.handedIn(),
        submission.allowance(),
        submission.sources(),
        notes);
  }

  private static String folders(String name) {
    Function<String, String> folder = path -> path.substring(0, path.lastIndexOf('/'));
    return Pile.paths(named(name)).stream().map(folder).collect(Collectors.toSet()).toString();
  }

  private static void assertSaid(String name, String sentence) {
    assertEquals(List.of(sentence), named(name).noteTexts(), name);
  }

  private static Submission named(String name) {
    return TAKEN.submissions().stream()
        .filter(submission -> submission.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
