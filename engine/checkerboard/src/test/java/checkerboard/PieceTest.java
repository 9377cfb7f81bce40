package checkerboard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What {@link Piece} promises. */
@DisplayName("Piece")
class PieceTest {

  @Test
  @DisplayName("its five codes are all different")
  void itsFiveCodesAreAllDifferent() {
    Set<Integer> codes = new TreeSet<>();
    codes.add(Piece.NO_PIECE);
    codes.add(Piece.RED_PAWN);
    codes.add(Piece.RED_KING);
    codes.add(Piece.BLACK_PAWN);
    codes.add(Piece.BLACK_KING);
    assertEquals(5, codes.size());
  }
}
