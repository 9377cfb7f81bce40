package boardwright.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.intake.files.IntakeException;
import boardwright.submission.LazySubmission;
import boardwright.submission.UnreadableSubmissionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What we cannot read")
@DisabledOnOs(OS.WINDOWS)
class UnreadableHandInTest {
  private static final String SQUARE = Pile.source("Square");

  @TempDir private Path root;

  @Test
  @DisplayName("is our side's trouble: a file, a folder or a zip without the right to read it")
  void isOurSidesTrouble() throws IOException {
    pile()
        .file("class/ada/Square.java", SQUARE)
        .file("class/ada/Move.java", Pile.source("Move"))
        .zip("class/bob.zip", "Square.java", SQUARE)
        .file("class/cleo/src/Square.java", SQUARE)
        .file("class/dora/Square.java", SQUARE);
    for (String path : List.of("class/ada/Move.java", "class/bob.zip", "class/cleo/src")) {
      close(path);
    }
    Assumptions.assumeFalse(Files.isReadable(root.resolve("class/bob.zip")), "root may read all");
    try (IntakeResult taken = pile().take(IntakeRequest.none(), "class")) {
      assertEquals(List.of(false, false, false, true), readable(taken.all()));
      assertEquals(
          List.of(
              "Move.java could not be read because you have no right to: change that, and run the"
                  + " same command again. This is no fault of the student's."),
          taken.heads().get(0).noteTexts());
      assertThrows(UnreadableSubmissionException.class, () -> taken.all().get(1).read());
    }
    close("class");
    IntakeException said =
        assertThrows(IntakeException.class, () -> pile().take(IntakeRequest.none(), "class"));
    assertTrue(said.getMessage().endsWith("class: you have no right to read this"));
  }

  @Test
  @DisplayName("must be as it was when it was taken in, or is read again by another call")
  void mustBeAsItWasWhenItWasTaken() throws IOException {
    pile().file("class/ada/Square.java", SQUARE).file("class/bob/Square.java", SQUARE);
    try (IntakeResult taken = pile().take(IntakeRequest.none(), "class")) {
      assertEquals(List.of("checkerboard.Square"), Pile.types(taken.all().get(0).read()));
      Files.writeString(root.resolve("class/ada/Square.java"), SQUARE + "// more");
      Files.delete(root.resolve("class/bob/Square.java"));
      for (LazySubmission each : taken.all()) {
        assertThrows(UnreadableSubmissionException.class, each::read);
      }
    }
  }

  @Test
  @DisplayName("is no damaged archive of a student's, but is one of a platform's")
  void isNoDamagedArchiveOfAStudents() {
    byte[] bytes = damagedZip("Square.java");
    pile().file("class/ada.zip", bytes);
    try (IntakeResult taken = pile().take(IntakeRequest.none(), "class")) {
      assertEquals(List.of(true), readable(taken.all()));
      assertEquals(
          List.of("Square.java was set aside: it cannot be read."),
          taken.heads().get(0).noteTexts());
    }
    pile().file("moodle.zip", damagedZip("Ada Berg_12" + Pile.MOODLE_FILE + "/Square.java"));
    try (IntakeResult taken = pile().take(IntakeRequest.none(), "moodle.zip")) {
      assertFalse(taken.all().get(0).isReadable());
      assertEquals(
          List.of(
              "Square.java could not be read because of an error of the disk or of the download:"
                  + " copy it again, and run the same command again. This is no fault of the"
                  + " student's."),
          taken.heads().get(0).noteTexts());
    }
  }

  private static byte[] damagedZip(String name) {
    byte[] bytes =
        Pile.zipped(
            java.util.Map.of(
                name, SQUARE.repeat(50).getBytes(java.nio.charset.StandardCharsets.UTF_8)));
    int data = 30 + name.length();
    java.util.Arrays.fill(bytes, data + 4, data + 20, (byte) 0xFF);
    return bytes;
  }

  private static List<Boolean> readable(List<LazySubmission> all) {
    return all.stream().map(LazySubmission::isReadable).toList();
  }

  private void close(String path) throws IOException {
    Files.setPosixFilePermissions(root.resolve(path), PosixFilePermissions.fromString("---------"));
  }

  private Pile pile() {
    return new Pile(root);
  }
}
