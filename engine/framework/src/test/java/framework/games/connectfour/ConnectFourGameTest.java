package framework.games.connectfour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Cell;
import board.picture.Mark;
import board.picture.Picture;
import board.picture.TextBoard;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The board of Connect Four")
class ConnectFourGameTest {

  private final ConnectFourGame game = new ConnectFourGame();

  @Test
  @DisplayName("shows the discs where they have landed, and which one was the last")
  void showsTheDiscsWhereTheyHaveLanded() {
    ConnectFourPosition position = game.begin();
    List.of(3, 3, 4).forEach(position::apply);
    Picture picture = game.draw(position, 4).build();
    String text = TextBoard.draw(picture);
    assertTrue(text.contains(" 4  .  .  .  Y  .  .  .\n 5  .  .  .  R <R> .  .\n"), text);
    assertEquals(List.of(new Cell(5, 4)), picture.marked(Mark.LAST_TO));
  }

  @Test
  @DisplayName("takes a click anywhere in a column for its lowest empty space")
  void takesAClickAnywhereInAColumn() {
    ConnectFourPosition position = game.begin();
    position.apply(3);
    Cell clicked = game.clicked(position, new Cell(0, 3));
    assertEquals(new Cell(4, 3), clicked);
    assertEquals(
        List.of(3), game.choice(position).matching(position.legalMoves(), List.of(clicked)));
  }
}
