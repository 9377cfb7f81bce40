package combochess.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CombinationTest {
  private final SinglePiece rook = new Rook(Colour.WHITE, 'A');
  private final SinglePiece bishop = new Bishop(Colour.WHITE, 'A');
  private final SinglePiece knight = new Knight(Colour.WHITE, 'A');

  @Test
  void onePartStaysItself() {
    assertSame(rook, Combination.of(List.of(rook)));
  }

  @Test
  void partsAreInTheOrderOfKinds() {
    Piece all = Combination.of(List.of(knight, rook, bishop));
    assertEquals(List.of(rook, bishop, knight), all.getParts());
    assertEquals(15, all.getValue());
    assertEquals("RA2, BA2, KA2", all.getName());
  }

  @Test
  void reachesWhatAnyPartReaches() {
    Board board = new Board(4);
    Square corner = new Square(0, 3);
    for (List<SinglePiece> parts :
        List.of(List.of(rook, knight), List.of(bishop, knight), List.of(rook, bishop, knight))) {
      Set<Square> expected = new HashSet<>();
      for (SinglePiece part : parts) {
        expected.addAll(part.getReach(board, corner));
      }
      assertEquals(expected, new HashSet<>(Combination.of(parts).getReach(board, corner)));
    }
  }

  @Test
  void refusesPartsThatDoNotFit() {
    refuses(List.of());
    refuses(List.of(rook, new Rook(Colour.WHITE, 'B')));
    refuses(List.of(rook, new Bishop(Colour.BLACK, 'A')));
  }

  private static void refuses(List<SinglePiece> parts) {
    assertThrows(ContractException.class, () -> Combination.of(parts));
  }
}
