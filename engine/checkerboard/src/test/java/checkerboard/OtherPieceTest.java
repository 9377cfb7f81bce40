package checkerboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The compiled classes read the codes of {@link Piece} while they run: with another {@code Piece}
 * in front of them, the program does the same as before.
 */
@DisplayName("With other codes in Piece")
class OtherPieceTest {

  private static final String[] SESSION = {
    "show",
    "moves",
    "move 2 0 3 1",
    "move 5 3 4 2",
    "moves 3 1",
    "move 3 1 5 3",
    "moves",
    "put r 4 4",
    "put r 4 4",
    "put b 4 4",
    "moves 4 4",
    "take 7 3",
    "take 6 4",
    "move 5 3 6 4",
    "put q 1 1",
    "put r 4 0",
    "clear",
    "moves",
    "list",
    "put b 6 6",
    "move 6 6 7 5",
    "moves",
    "put r 1 1",
    "move 1 1 0 0",
    "moves 0 0",
    "put R 2 2",
    "put B 3 3",
    "moves",
    "show"
  };

  @TempDir Path folder;

  @ParameterizedTest(name = "{0}: {1}, {2}, {3}, {4}, {5}")
  @CsvSource({
    "negative, -1, -2, -3, -4, -5",
    "huge, 2147483647, 2147483646, 1000000007, -2147483648, 2147483645",
    "swapped, 4, 3, 2, 1, 0",
    "red for black, 0, 3, 4, 1, 2",
    "a pawn that is 0, 1, 0, 2, 3, 4"
  })
  @DisplayName("the program prints the same")
  void theProgramPrintsTheSame(
      String name, int none, int redPawn, int redKing, int blackPawn, int blackKing)
      throws Exception {
    String piece =
        """
        public interface Piece {
          int NO_PIECE = %d; int RED_PAWN = %d; int RED_KING = %d;
          int BLACK_PAWN = %d; int BLACK_KING = %d;
        }
        """
            .formatted(none, redPawn, redKing, blackPawn, blackKing);
    try (LearnerProgram provided = new LearnerProgram(folder, Map.of());
        LearnerProgram other =
            new LearnerProgram(folder.resolve("other"), Map.of("Piece", piece))) {
      assertEquals(provided.type(SESSION), other.type(SESSION));
      String list = other.type("clear", "put r 2 0", "put R 2 2", "put b 2 4", "put B 2 6", "list");
      String squares =
          "[2][0]: %d [2][2]: %d [2][4]: %d [2][6]: %d"
              .formatted(redPawn, redKing, blackPawn, blackKing);
      assertTrue(list.replaceAll("\\s+", " ").endsWith(squares), list);
    }
  }
}
