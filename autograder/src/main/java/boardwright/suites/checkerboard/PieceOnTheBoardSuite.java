package boardwright.suites.checkerboard;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.Finding;
import boardwright.testkit.Suite;
import checkerboard.Checkerboard;
import checkerboard.Piece;
import checkerboard.Square;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage piece: the provided classes with the codes of {@code Piece}. */
@Suite(lab = "checkerboard", stage = "piece")
public class PieceOnTheBoardSuite {

  @Test
  @Check(rule = "R3")
  @DisplayName("The provided board sets up a game with your codes")
  void theBoardSetsUpAGame() {
    Checkerboard board = new Checkerboard();
    board.init();
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        int expected = Scene.game().codeAt(row, col);
        int r = row;
        int c = col;
        int seen =
            Call.of("board.occupant(%d, %d)".formatted(r, c), () -> board.occupant(r, c))
                .on("the provided board after init()")
                .get(Codes.name(expected));
        if (seen != expected) {
          Call.of("board.occupant(%d, %d)".formatted(r, c), () -> seen)
              .on("the provided board after init()")
              .fail(Codes.name(expected), "with your codes it says " + Codes.name(seen));
        }
      }
    }
  }

  @Test
  @Check(rule = "R3")
  @DisplayName("The provided board makes kings and finds moves with your codes")
  void theBoardMakesKingsAndFindsMoves() {
    for (Codes piece : new Codes[] {Codes.RED_PAWN, Codes.BLACK_PAWN}) {
      Checkerboard board = new Checkerboard();
      board.zero();
      board.addPiece(piece.code(), 3, 3);
      board.addPiece(piece.code(), 3, 3);
      int king = piece.isRed() ? Piece.RED_KING : Piece.BLACK_KING;
      if (board.occupant(3, 3) != king) {
        throw new CheckFailed(
            Finding.of(
                "two " + piece + " on one square to make a " + Codes.name(king),
                "with your codes they make " + Codes.name(board.occupant(3, 3))));
      }
      int moves = Moves.of(board.getMoves(3, 3)).size();
      if (moves != 4) {
        throw new CheckFailed(
            Finding.of("4 moves for a lone king in the middle", "with your codes it has " + moves));
      }
    }
  }

  @Test
  @Check(rule = "R3")
  @DisplayName("The provided Square accepts your codes")
  void squaresAcceptTheCodes() {
    for (Codes piece : Codes.values()) {
      Call.of("new Square(3, 3, %s)".formatted(piece), () -> new Square(3, 3, piece.code()))
          .get("a square");
    }
  }
}
