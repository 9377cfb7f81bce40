package combochess.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A game of combination chess")
public class GameModelTest {

  private final GameModel model = new GameModel(new ManualClock());

  private void play(String... turns) {
    for (String turn : turns) {
      if (turn.equals("timeout")) {
        model.timeOut();
      } else {
        Move move = model.read(turn);
        assertTrue(move != null, turn + " is legal; there are " + written());
        model.play(move);
      }
    }
  }

  private List<String> written() {
    return model.getLegalMoves().stream().map(model::write).toList();
  }

  @Test
  @DisplayName("begins with White and alternates")
  void beginsWithWhiteAndAlternates() {
    assertEquals("White", model.getActivePlayer().getName());
    play("R(5,5)*(5,3)");
    assertEquals("Black", model.getActivePlayer().getName());
    assertEquals(1, model.getScore(Colour.WHITE));
    play("timeout");
    assertEquals("White", model.getActivePlayer().getName());
    assertEquals(19, model.getPlayer(Colour.BLACK).getTurnsLeft());
  }

  @Test
  @DisplayName("gives 15 points for a captured combination of three, and they fill the tray")
  void captureOfThree() {
    play("R(0,5)+(1,5)", "R(0,0)*(0,2)", "RB(1,5)-(1,4)", "R(0,2)*(0,3)", "R(1,4)-(0,4)");
    assertEquals("RA2", model.getTile(new Square(0, 4)).getPiece().getName());
    assertEquals("BA2", model.getTile(new Square(1, 4)).getPiece().getName());
    play("timeout", "R(0,4)+(1,4)", "timeout", "RB(1,4)-(2,4)", "timeout", "K(3,5)-(1,4)");
    play("timeout", "RB(2,4)+(1,4)", "R(0,3)-(0,4)", "timeout", "R(0,4)x(1,4)");
    assertEquals(17, model.getScore(Colour.BLACK));
    assertEquals(2, model.getPlayer(Colour.BLACK).getScore().getBarriers());
    assertEquals(3, model.getPlayer(Colour.BLACK).getScore().getCaptured().size());
    model.undo();
    assertEquals(2, model.getScore(Colour.BLACK));
    assertEquals(3, model.getTile(new Square(1, 4)).getPiece().getParts().size());
  }

  @Test
  @DisplayName("ends when both players have had all their turns, not before Black's last one")
  void endsWhenBothPlayersHaveHadAllTheirTurns() {
    model.newGame(new GameSettings("Ada", "Ben", 10));
    for (int i = 0; i < 19; i++) {
      model.timeOut();
    }
    assertEquals(0, model.getPlayer(Colour.WHITE).getTurnsLeft());
    assertFalse(model.isOver());
    assertThrows(ContractException.class, model::getWinner);
    play("R(0,0)*(0,2)");
    assertTrue(model.isOver());
    assertEquals("Ben", model.getWinner().getName());
    assertEquals(List.of(), model.getLegalMoves());
    assertThrows(ContractException.class, model::timeOut);
  }

  @Test
  @DisplayName("is a draw if both have the same number of points")
  void isADrawIfBothHaveTheSameNumberOfPoints() {
    model.newGame(new GameSettings("Ada", "Ben", 10));
    play("R(0,5)*(0,3)", "R(0,0)*(0,2)");
    while (!model.isOver()) {
      model.timeOut();
    }
    assertNull(model.getWinner());
  }

  @Test
  @DisplayName("refuses a pass while there is a legal move")
  void noPassAtWill() {
    assertFalse(model.mustPass());
    assertThrows(ContractException.class, model::pass);
  }

  @Test
  @DisplayName("forgets what was taken back as soon as the game goes on in another way")
  void redoIsForgotten() {
    play("R(5,5)*(5,3)", "R(0,0)*(0,2)");
    model.undo();
    assertTrue(model.canRedo());
    play("R(5,0)*(5,2)");
    assertFalse(model.canRedo());
    assertEquals(List.of("R(5,5)*(5,3)", "R(5,0)*(5,2)"), model.getNotation());
  }

  @Test
  @DisplayName("refuses settings outside the rules, with the reason")
  void refusesSettingsOutsideTheRules() {
    assertEquals("Each player has 10 to 50 turns.", GameSettings.refusal("A", "B", 9));
    assertEquals("Each player has 10 to 50 turns.", GameSettings.refusal("A", "B", 51));
    assertNull(GameSettings.refusal("A", "B", 50));
    for (String name : List.of("", " ", " A", "A\nB", "A".repeat(25))) {
      assertTrue(GameSettings.refusal(name, "B", 10) != null, name);
    }
    assertThrows(ContractException.class, () -> new GameSettings("A", "B", 9));
  }

  @Test
  @DisplayName("is refused, with line and reason, if its saved text breaks the rules")
  void isRefusedWithLineAndReason() {
    play("R(5,5)*(5,3)");
    List<String> good = SavedGame.write(model);
    assertEquals("Line 1: This is no saved game of combination chess.", wrong(good, 0, "chess"));
    assertEquals("Line 2: The line should begin with 'white'.", wrong(good, 1, "black A"));
    assertEquals("Line 4: Each player has 10 to 50 turns.", wrong(good, 3, "turns 99"));
    assertEquals("Line 4: The number of turns should stand here.", wrong(good, 3, "turns x"));
    assertEquals("Line 5: 'pass' is no legal turn here.", wrong(good, 4, "pass"));
    assertEquals("Line 5: 'R(5,5)*(5,2)' is no legal turn here.", wrong(good, 4, "R(5,5)*(5,2)"));
    assertEquals("The saved game ends too early.", wrong(good, 5, "R(0,0)*(0,2)"));
    assertEquals("Line 6: Nothing may follow after 'end'.", wrong(good, 4, "end"));
    assertEquals(List.of("R(5,5)*(5,3)"), model.getNotation(), "the game that was there goes on");
  }

  private String wrong(List<String> good, int line, String text) {
    List<String> lines = new ArrayList<>(good);
    lines.set(line, text);
    return assertThrows(SavedGameException.class, () -> SavedGame.open(lines, model)).getMessage();
  }
}
