package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A hand-in whose Piece is an enum")
@Tag("any-java")
class EnumPieceTest {
  @TempDir private Path scratch;

  @Test
  @DisplayName("gets the same messages each time")
  void getsTheSameMessagesEachTime() throws IOException {
    ModelHandIn handIn =
        ModelHandIn.in(scratch)
            .write(
                "Piece.java",
                "package checkerboard; /** Codes. */ public enum Piece"
                    + " { NO_PIECE, RED_PAWN, RED_KING, BLACK_PAWN, BLACK_KING }");
    List<String> stages = List.of("piece", "program");
    List<String> first = null;
    for (int i = 0; i < 2; i++) {
      try (Grader grader =
          Grader.of(ModelHandIn.LAB, 1, Unconfined::compiler, Unconfined::worker)) {
        Report report = grader.grade(handIn.submission(), stage -> stages.contains(stage.id()));
        List<String> messages =
            report.checks().map(check -> check.check().id() + ": " + check.message()).toList();
        first = first == null ? messages : first;
        assertEquals(first, messages);
        assertTrue(
            messages.contains(
                "program/draws-a-new-game: show: expected 8 lines of . r R b B, row 7 first,"
                    + " yours is one line: \"The classes do not fit together:"
                    + " IncompatibleClassChangeError: class Checkerboard can not implement Piece,"
                    + " because it is not an interface\""),
            () -> String.join("\n", messages));
      }
    }
  }
}
