package combochess.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import board.model.Cell;
import board.picture.Mark;
import board.picture.Picture;
import board.picture.TextBoard;
import combochess.controller.MoveOffer;
import combochess.model.BarrierTile;
import combochess.model.Board;
import combochess.model.Colour;
import combochess.model.Combination;
import combochess.model.Kind;
import combochess.model.Knight;
import combochess.model.Landing;
import combochess.model.Move;
import combochess.model.PlainTile;
import combochess.model.Rook;
import combochess.model.Square;
import framework.Screen;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The view of the board")
class BoardViewTest {

  private final BoardView view = new BoardView(square -> {});

  private static void onEventThread(Runnable work) {
    Screen.onEventThread(
        () -> {
          work.run();
          return null;
        });
  }

  private Picture picture() {
    return view.getPanel().getPicture();
  }

  @Test
  @DisplayName("shows a board of any size, the parts of a combination, and what targets bring")
  void showsABoardOfAnySize() {
    Board board = new Board(4);
    Rook rook = new Rook(Colour.WHITE, 'A');
    board.setTile(
        new Square(1, 3), new PlainTile(rook.combinedWith(new Knight(Colour.WHITE, 'B'))));
    board.setTile(new Square(1, 0), new BarrierTile());
    board.setTile(
        new Square(3, 3), new PlainTile(Combination.of(List.of(new Rook(Colour.BLACK, 'B')))));
    Move last = new Move(new Square(0, 2), Set.of(Kind.ROOK), new Square(3, 3));
    onEventThread(
        () -> {
          view.showBoard(board, last);
          view.showSelection(new Square(1, 3));
          view.showMoves(
              List.of(
                  new MoveOffer(new Square(1, 0), Landing.BARRIER, 1),
                  new MoveOffer(new Square(3, 3), Landing.CAPTURE, 5),
                  new MoveOffer(new Square(0, 3), Landing.FREE, 0)));
        });
    assertEquals(
        """
         0       .      (*)      .       .
         1       .       .       .       .
         2       .       .       .       .
         3      (.)[RA2KB2]     .    (RB1)
                0       1       2       3
        """
            .replaceAll(" +", " "),
        TextBoard.draw(picture()).replaceAll(" +", " "));
    assertEquals("+1", picture().caption(new Cell(0, 1)));
    assertEquals("+5", picture().caption(new Cell(3, 3)));
    assertEquals("", picture().caption(new Cell(3, 0)));
    assertEquals(List.of(new Cell(2, 0)), picture().marked(Mark.LAST_FROM));
  }

  @Test
  @DisplayName("offers the active player's pieces to the mouse as long as nothing is selected")
  void offersTheActivePlayersPiecesToTheMouse() {
    Board board = new Board(2);
    board.setTile(new Square(0, 0), new PlainTile(new Rook(Colour.WHITE, 'A')));
    board.setTile(new Square(1, 1), new PlainTile(new Rook(Colour.BLACK, 'A')));
    onEventThread(
        () -> {
          view.showBoard(board, null);
          view.showActive(Colour.BLACK);
        });
    assertEquals(List.of(new Cell(1, 1)), picture().marked(Mark.SELECTABLE));
    onEventThread(() -> view.showSelection(new Square(1, 1)));
    assertEquals(List.of(), picture().marked(Mark.SELECTABLE));
  }
}
