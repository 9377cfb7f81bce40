package boardwright.intake.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.intake.IntakeRequest;
import boardwright.intake.IntakeResult;
import boardwright.intake.Pile;
import boardwright.submission.Submission;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A folder that no platform made")
class PlainFolderTest {
  private static final String SQUARE = Pile.source("Square");
  private static final String MOVE = Pile.source("Move");

  @TempDir private Path root;

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {"labs/checkerboard/lab.yaml", "src/Square.java", "checkerboard/Square.java"})
  @DisplayName("loses nobody where a student's folder is called like a part of a program")
  void folderCalledLikeAPart(String file) {
    pile()
        .file("class/" + file, SQUARE)
        .file("class/anna/Square.java", SQUARE)
        .zip("class/ben.zip", "Move.java", MOVE);
    try (IntakeResult taken = pile().take(IntakeRequest.none(), "class")) {
      String own = file.substring(0, file.indexOf('/'));
      assertEquals(
          Stream.of("anna", "ben", own).sorted().toList(),
          taken.heads().stream().map(Submission::id).toList());
      assertEquals(
          List.of(
              "class has classes of the lab in anna; ben.zip, too, so each folder and archive in"
                  + " it was taken as one hand-in. If it is the work of one student, give it as a"
                  + " zip."),
          taken.remarks());
    }
  }

  @Test
  @DisplayName("is one hand-in, with the name of the folder: the labs of a student's kit")
  void labsOfKits() {
    String place = "/labs/checkerboard/src/main/java/checkerboard/Square.java";
    pile().file("ada" + place, SQUARE).file("bob" + place, SQUARE);
    try (IntakeResult taken = pile().take(IntakeRequest.none(), "ada", "bob")) {
      assertEquals(List.of("ada", "bob"), taken.heads().stream().map(Submission::id).toList());
    }
  }

  @Test
  @DisplayName("is one hand-in: a program with older versions, tests and other labs beside it")
  void partsOfAProgram() {
    Submission submission =
        pile()
            .file("ada/src/checkerboard/Square.java", SQUARE)
            .file("ada/old 2/Square.java", SQUARE)
            .file("ada/test/SquareTest.java", "class SquareTest {}")
            .file("ada/helpers/Helper.java", "class Helper {}")
            .file("ada/framework/Piece.java", "package framework; class Piece {}")
            .zip("ada/backup_1.zip", "Square.java", SQUARE)
            .one("ada");
    assertEquals("ada", submission.id());
  }

  private Pile pile() {
    return new Pile(root);
  }
}
