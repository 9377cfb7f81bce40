package combochess.model;

import static combochess.model.Kind.BISHOP;
import static combochess.model.Kind.KNIGHT;
import static combochess.model.Kind.ROOK;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("By the rules of combination chess")
class RulesTest {

  private static final String CROWDED =
      """
      .  .  .  *  .
      .  b  .  .  .
      .  .  .  RB *
      *  .  .  B  .
      .  r  .  .  K
      """;

  @Test
  @DisplayName("a rook slides up to and onto the first piece or barrier")
  void aRookSlidesOntoTheFirstPieceOrBarrier() {
    assertEquals(
        Set.of(
            "R(3,2)-(3,1)",
            "R(3,2)*(3,0)",
            "R(3,2)*(4,2)",
            "R(3,2)+(3,3)",
            "R(3,2)-(2,2)",
            "R(3,2)-(1,2)",
            "R(3,2)-(0,2)"),
        Boards.moves(Boards.of(CROWDED), 3, 2, ROOK));
  }

  @Test
  @DisplayName("a bishop slides along diagonals, and captures what it reaches")
  void aBishopSlidesAlongDiagonals() {
    assertEquals(
        Set.of(
            "B(3,2)-(2,1)",
            "B(3,2)-(1,0)",
            "B(3,2)-(4,1)",
            "B(3,2)-(4,3)",
            "B(3,2)-(2,3)",
            "B(3,2)x(1,4)"),
        Boards.moves(Boards.of(CROWDED), 3, 2, BISHOP));
  }

  @Test
  @DisplayName("a knight leaps over anything")
  void aKnightLeapsOverAnything() {
    assertEquals(
        Set.of("K(4,4)-(2,3)", "K(4,4)+(3,2)"), Boards.moves(Boards.of(CROWDED), 4, 4, KNIGHT));
  }

  @Test
  @DisplayName("two parts together move as either of them does, but not onto one of their kinds")
  void twoPartsTogetherMoveAsEitherOfThemDoes() {
    Set<String> moves = Boards.moves(Boards.of(CROWDED), 3, 2, ROOK, BISHOP);
    assertTrue(moves.contains("RB(3,2)-(0,2)"));
    assertTrue(moves.contains("RB(3,2)x(1,4)"));
    assertEquals(12, moves.size(), "all but the landing on the other bishop: " + moves);
  }

  @Test
  @DisplayName("a combination of three offers seven choices of parts")
  void aCombinationOfThreeOffersSevenChoicesOfParts() {
    assertEquals(
        List.of(
            Set.of(ROOK),
            Set.of(BISHOP),
            Set.of(KNIGHT),
            Set.of(ROOK, BISHOP),
            Set.of(ROOK, KNIGHT),
            Set.of(BISHOP, KNIGHT),
            Set.of(ROOK, BISHOP, KNIGHT)),
        Rules.choices(Boards.piece("RBK")));
  }

  @Test
  @DisplayName("a refusal says why")
  void aRefusalSaysWhy() {
    Board board = Boards.of(CROWDED);
    assertEquals("There is no such square on the board.", refusal(board, 0, 0, ROOK, 0, 5));
    assertEquals("No piece stands on (0, 0).", refusal(board, 0, 0, ROOK, 0, 1));
    assertEquals(
        "The piece on (1, 4) belongs to the other player.", refusal(board, 1, 4, ROOK, 1, 3));
    assertEquals(
        "The piece on (4, 4) does not have all these parts.", refusal(board, 4, 4, ROOK, 4, 3));
    assertEquals("KA2 cannot reach (4, 3) from there.", refusal(board, 4, 4, KNIGHT, 4, 3));
    board.setTile(new Square(4, 3), new PlainTile(Boards.piece("B")));
    assertEquals("Two pieces of one kind cannot share (4, 3).", refusal(board, 3, 2, BISHOP, 4, 3));
  }

  private static String refusal(Board board, int x, int y, Kind part, int toX, int toY) {
    Move move = new Move(new Square(x, y), Set.of(part), new Square(toX, toY));
    return Rules.refusal(board, Colour.WHITE, move);
  }

  @Test
  @DisplayName("White has 20 first moves: 3 for each rook and bishop, 4 for each knight")
  void whiteHas20FirstMoves() {
    assertEquals(20, new GameModel(new ManualClock()).getLegalMoves().size());
    assertEquals(
        Set.of("R(5,5)-(5,4)", "R(5,5)*(5,3)", "R(5,5)+(4,5)"),
        Boards.moves(StartingPosition.create(), 5, 5, ROOK));
  }

  @Test
  @DisplayName("a piece combines with its own colour only, and with no kind twice")
  void aPieceCombinesWithItsOwnColourOnly() {
    Piece rook = Boards.piece("R");
    assertTrue(rook.canCombineWith(Boards.piece("BK")));
    assertThrows(ContractException.class, () -> rook.combinedWith(Boards.piece("b")));
    assertThrows(ContractException.class, () -> rook.combinedWith(Boards.piece("RK")));
    assertEquals("RA2, BA2, KA2", Boards.piece("KB").combinedWith(rook).getName());
    assertEquals(15, Boards.piece("KRB").getValue());
  }

  @Test
  @DisplayName("a combination splits into what moves and what stays")
  void aCombinationSplitsIntoWhatMovesAndWhatStays() {
    Piece three = Boards.piece("rbk");
    assertEquals("BA1", three.partsOf(Set.of(BISHOP)).getName());
    assertEquals("RA1, KA1", three.without(Set.of(BISHOP)).getName());
    assertEquals(null, three.without(Set.of(ROOK, BISHOP, KNIGHT)));
    assertThrows(ContractException.class, () -> Boards.piece("R").partsOf(Set.of(BISHOP)));
    assertThrows(ContractException.class, () -> three.partsOf(Set.of()));
  }
}
