package checkerboard;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.awt.Point;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A move")
class MoveTest {
  record Way(Point from, Point to, boolean jump) {
    Move move(Move next) {
      return new Move(from.x, from.y, to.x, to.y, Piece.RED_KING, jump, next);
    }
  }

  static Stream<Way> ways() {
    return Stream.of(
        new Way(new Point(0, 1), new Point(2, 3), true),
        new Way(new Point(6, 2), new Point(5, 3), false),
        new Way(new Point(6, 2), new Point(4, 0), false));
  }

  static Stream<Arguments> pairs() {
    return ways().map(way -> Arguments.of(way.move(null), way.move(null)));
  }

  @ParameterizedTest
  @MethodSource("ways")
  @DisplayName("knows its two ends and its kind")
  void knows(Way way) {
    Move move = way.move(null);
    assertAll(
        () -> assertEquals(way.from(), move.getFrom()),
        () -> assertEquals(way.to(), move.getTo()),
        () -> assertEquals(way.jump(), move.isJump()),
        () -> assertFalse(move.toString().isEmpty()));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void isLinked(Move first, Move second) {
    var front = new Move(1, 1, 2, 2, Piece.BLACK_PAWN, false, first);
    assertSame(first, front.getNext());
    for (Move next : new Move[] {second, null, first}) {
      front.setNext(next);
      assertSame(next, front.getNext());
    }
  }

  @ParameterizedTest(name = "{0} to {1}")
  @CsvSource({"1, 2", "5, 0"})
  void rowsComeFirst(int row, int col) {
    assertEquals(row, new Move(row, col, col, row, 0, false, null).getFrom().x);
    assertEquals(row, new Move(row, col, col, row, 0, false, null).getTo().y);
  }

  @ParameterizedTest
  @ValueSource(ints = {Piece.RED_PAWN, Piece.RED_KING, Piece.BLACK_PAWN, Piece.BLACK_KING})
  void isShown(int piece) {
    assertFalse(new Move(1, 1, 2, 2, piece, false, null).toString().isEmpty());
  }
}
