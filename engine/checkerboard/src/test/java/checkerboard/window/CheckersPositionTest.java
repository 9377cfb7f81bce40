package checkerboard.window;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Cell;
import board.model.Position;
import board.model.Status;
import board.picture.Occupant;
import board.picture.Picture;
import board.picture.TextBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Checkers as a position")
@Timeout(60)
class CheckersPositionTest {

  private static CheckersMove move(Position<CheckersMove> position, String text) {
    return position.read(text).orElseThrow(() -> new AssertionError(text));
  }

  private static void play(CheckersPosition position, String... texts) {
    for (String text : texts) {
      position.apply(move(position, text));
    }
  }

  @Test
  @DisplayName("lets black begin, and the players move in turn")
  void letsBlackBegin() {
    CheckersPosition position = new CheckersPosition();
    assertEquals(7, position.legalMoves().size());
    assertEquals(CheckersPosition.BLACK, position.toMove());
    assertTrue(position.read("5 1 4 0").isEmpty());
    play(position, "2 2 3 3");
    assertEquals(CheckersPosition.RED, position.toMove());
    assertTrue(position.read("3 3 4 4").isEmpty());
    position.undo();
    assertEquals(CheckersPosition.BLACK, position.toMove());
    assertEquals(7, position.legalMoves().size());
  }

  @Test
  @DisplayName("lets a piece that has jumped go on jumping, and nothing else move meanwhile")
  void letsAPieceThatHasJumpedGoOnJumping() {
    Random random = new Random(3);
    int chains = 0;
    for (int game = 0; game < 60; game++) {
      CheckersPosition position = new CheckersPosition();
      for (int i = 0; i < 80 && !position.status().isOver(); i++) {
        List<CheckersMove> legal = position.legalMoves();
        CheckersMove move = legal.get(random.nextInt(legal.size()));
        int mover = position.toMove();
        position.apply(move);
        if (position.toMove() == mover) {
          chains++;
          assertTrue(move.isJump());
          position
              .legalMoves()
              .forEach(next -> assertTrue(next.isJump() && next.from().equals(move.to())));
        }
      }
    }
    assertTrue(chains > 0, "some piece has jumped twice");
  }

  @Test
  @DisplayName("undoes any random game, jumps and crownings included, and ends it for who is stuck")
  void undoesAnyRandomGame() {
    Random random = new Random(11);
    boolean ended = false;
    boolean crowned = false;
    for (int game = 0; game < 40; game++) {
      CheckersPosition position = new CheckersPosition();
      List<int[]> boards = new ArrayList<>();
      List<List<CheckersMove>> moves = new ArrayList<>();
      while (!position.status().isOver() && boards.size() < 200) {
        boards.add(position.codes());
        moves.add(position.legalMoves());
        List<CheckersMove> legal = position.legalMoves();
        position.apply(legal.get(random.nextInt(legal.size())));
        crowned |= TextBoard.draw(picture(position)).contains("B");
      }
      if (position.status().isOver()) {
        ended = true;
        assertEquals(List.of(), position.legalMoves());
        assertFalse(position.status().winner() == Position.NOBODY);
      }
      for (int i = boards.size() - 1; i >= 0; i--) {
        position.undo();
        assertArrayEquals(boards.get(i), position.codes());
        assertEquals(moves.get(i), position.legalMoves());
      }
      assertThrows(IllegalStateException.class, position::undo);
    }
    assertTrue(ended, "some game has come to its end");
    assertTrue(crowned, "some pawn has become a king");
  }

  private static Picture picture(CheckersPosition position) {
    return new CheckersGame().draw(position, null).build();
  }

  @Test
  @DisplayName("has copies that go their own ways")
  void hasCopiesThatGoTheirOwnWays() {
    CheckersPosition position = new CheckersPosition();
    play(position, "2 2 3 3");
    CheckersPosition copy = position.copy();
    play(copy, "5 1 4 2", "3 3 5 1");
    assertEquals(Status.OPEN, position.status());
    assertEquals(CheckersPosition.RED, position.toMove());
    assertEquals(1, picture(position).at(new Cell(7 - 5, 1)).size());
    copy.undo();
    copy.undo();
    copy.undo();
    assertArrayEquals(new CheckersPosition().codes(), copy.codes());
  }

  @Test
  @DisplayName("is drawn with the rows as the checkerboard counts them")
  void isDrawnWithTheRows() {
    Picture picture = picture(new CheckersPosition());
    assertEquals("0", picture.rowLabel(7));
    assertEquals(List.of(new Occupant(0, "pawn", "b")), picture.at(new Cell(7, 0)));
    assertEquals(List.of(new Occupant(1, "pawn", "r")), picture.at(new Cell(0, 1)));
  }
}
