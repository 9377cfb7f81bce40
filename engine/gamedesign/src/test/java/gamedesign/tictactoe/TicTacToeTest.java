package gamedesign.tictactoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import gamedesign.Printed;
import gamedesign.engine.Player;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Tic-Tac-Toe that plays itself")
class TicTacToeTest {

  private final TicTacToeBoard board = new TicTacToeBoard();
  private final TicTacToeGame game = new TicTacToeGame(board);

  @Test
  @DisplayName("prints a turn as a mark, the board with a space after each tile, and an empty line")
  void printsATurn() throws Throwable {
    Player first = game.getPlayers().get(0);
    List<String> printed = Printed.by(first::takeTurn);
    String place = "(" + first.getRow() + ", " + first.getCol() + ")";
    assertEquals("Player 0 put an X at " + place + ".", printed.get(0));
    assertEquals(5, printed.size());
    assertEquals('X', printed.get(1 + first.getRow()).charAt(2 * first.getCol()));
    assertEquals("", printed.get(4));
    assertTrue(board.toString().matches("(?:[_X] [_X] [_X] \n){3}"), board.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"XXX ... ...", "... ... XXX", ".X. .X. .X.", "X.. .X. ..X", "..X .X. X.."})
  @DisplayName("sees three in a row, a column or a diagonal")
  void seesThreeInARow(String rows) throws Throwable {
    assertFalse(board.hasThree('X'));
    put(rows);
    assertTrue(board.hasThree('X'));
    assertFalse(board.hasThree('O'));
  }

  @RepeatedTest(50)
  @DisplayName("ends with three of the winner's marks, or with a full board and a draw")
  void endsWithThreeOfTheWinnersMarks() throws Throwable {
    List<String> printed = Printed.by(game::startGame);
    String result = printed.get(printed.size() - 1);
    int last = game.getActivePlayer().getPlayerNum();
    if (result.equals("Player " + last + " won!")) {
      assertTrue(board.hasThree("XO".charAt(last)));
    } else {
      assertEquals("The board is full: it's a draw.", result);
      assertEquals(List.of(), board.emptyPlaces());
      assertFalse(board.hasThree('X') || board.hasThree('O'));
    }
  }

  private void put(String rows) throws Throwable {
    Player player = game.getPlayers().get(0);
    for (int i = 0; i < rows.length(); i++) {
      if (rows.charAt(i) == 'X') {
        int at = i;
        Printed.by(() -> player.moveTo(at / 4, at % 4));
      }
    }
  }
}
