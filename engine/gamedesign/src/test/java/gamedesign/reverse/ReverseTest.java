package gamedesign.reverse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import gamedesign.Printed;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

@DisplayName("The game with reverse cards")
class ReverseTest {

  private final TableBoard table = new TableBoard();
  private final ReverseGame game = new ReverseGame(table);

  @RepeatedTest(20)
  @DisplayName("turns the order of turns around after each reverse card, and only then")
  void turnsTheOrderOfTurnsAroundAfterEachReverseCard() throws Throwable {
    int expected = 0;
    int step = 1;
    for (String line : Printed.by(game::startGame)) {
      if (line.startsWith("It's Player")) {
        assertEquals("It's Player " + expected + "'s turn.", line);
      } else if (line.endsWith("drew a reverse card.")) {
        step = -step;
      } else if (line.equals("Turn finished.")) {
        expected = (expected + step + 4) % 4;
      }
    }
  }

  @RepeatedTest(20)
  @DisplayName("is won with ten points, or by nobody when the cards are gone")
  void isWonWithTenPoints() throws Throwable {
    List<String> printed = Printed.by(game::startGame);
    String result = printed.get(printed.size() - 1);
    ReversePlayer last = (ReversePlayer) game.getActivePlayer();
    if (result.startsWith("Player")) {
      assertEquals("Player " + last.getPlayerNum() + " won!", result);
      assertTrue(last.getPoints() >= 10);
    } else {
      assertTrue(table.getDrawPile().isEmpty());
    }
  }

  @Test
  @DisplayName("has two piles on its table, and no tile between them")
  void hasAGap() {
    assertEquals("21", table.getTile(0, 0).toString());
    assertNull(table.getTile(0, 1));
    assertEquals("0", table.getTile(0, 2).toString());
  }
}
