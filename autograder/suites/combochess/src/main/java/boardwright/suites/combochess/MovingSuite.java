package boardwright.suites.combochess;

import static combochess.controller.StateId.AFTER_MOVE;
import static combochess.controller.StateId.CHOOSE_PART;
import static combochess.controller.StateId.END;
import static combochess.controller.StateId.MOVE;
import static combochess.controller.StateId.SELECT;
import static combochess.controller.StateId.SET_UP;
import static combochess.controller.StateId.TIMEOUT;
import static combochess.controller.StateId.WELCOME;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import combochess.controller.Level;
import combochess.model.Colour;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;

/** Stage moving: the states from a selected piece to the end of the game. */
@Suite(lab = "combochess", stage = "moving")
public class MovingSuite implements StateRules, StyleRules, ClassRules.Types, ClassRules.NoOutput {
  /** White's rook and bishop stand on (4, 5), and are selected. */
  private static Desk choosing() {
    return Desk.in(List.of(SELECT, CHOOSE_PART), Desk.COMBINED).starts().click(4, 5);
  }

  /** White's rook on (5, 5) is selected. */
  private static Desk moving() {
    return Desk.in(List.of(SELECT, MOVE)).starts().click(5, 5).goesTo(MOVE);
  }

  @Check(rule = "R1", points = 2, about = "ChoosePartState")
  @DisplayName("Choose the part: the view asks for the parts of the selected combination")
  void asksForParts() {
    Desk desk = choosing().goesTo(CHOOSE_PART).tells("showParts((4, 5), RB2, BB2)");
    desk.tellsNo("showMoves").clockGoesOn();
  }

  @Check(rule = "R2", points = 3, about = "ChoosePartState")
  @DisplayName("Choose the part: the moves of the chosen parts are shown")
  void offersMovesOfParts() {
    Desk rook = choosing().parts("R").goesTo(MOVE).tells("closeDialogs()");
    rook.tells("showMoves((3, 5) (4, 3) (4, 4) (5, 5))").clockGoesOn();
    choosing().parts("B").goesTo(MOVE).tells("showMoves((2, 3) (3, 4) (5, 4))");
    Desk both = choosing().parts("RB").goesTo(MOVE).tells("closeDialogs()");
    both.tells("showMoves((2, 3) (3, 4) (3, 5) (4, 3) (4, 4) (5, 4) (5, 5))");
  }

  @Check(rule = "R3", points = 2, about = "ChoosePartState")
  @DisplayName("Choose the part: other parts are ignored, and cancel gives up the selection")
  void refusesOtherParts() {
    Desk desk = choosing();
    for (String wrong : List.of("", "K", "RK", "RBK")) {
      desk.parts(wrong).goesTo(CHOOSE_PART).tellsNothing();
    }
    desk.event("cancel").goesTo(SELECT).tells("clearSelection()", "closeDialogs()");
    desk.played(Desk.COMBINED).clockGoesOn();
  }

  @Check(rule = "R4", points = 3, about = "MoveState")
  @DisplayName("Move: a click on an offered square plays that move and stops the clock")
  void playsMoves() {
    Desk desk = moving().waits(2_000).click(5, 3).goesTo(AFTER_MOVE);
    desk.played("R(5,5)*(5,3)").clock(false, 30).tells("clearSelection()");
    moving().click(4, 5).goesTo(AFTER_MOVE).played("R(5,5)+(4,5)");
    Desk parts = Desk.in(List.of(SELECT, CHOOSE_PART, MOVE), Desk.COMBINED).click(4, 5).parts("B");
    parts.click(5, 4).goesTo(AFTER_MOVE).played(Desk.COMBINED[0], Desk.COMBINED[1], "B(4,5)-(5,4)");
    Desk both = Desk.in(List.of(SELECT, CHOOSE_PART, MOVE), Desk.COMBINED).click(4, 5).parts("RB");
    both.click(5, 5).goesTo(AFTER_MOVE).played(Desk.COMBINED[0], Desk.COMBINED[1], "RB(4,5)-(5,5)");
  }

  @Check(rule = "R5", points = 2, about = "MoveState")
  @DisplayName("Move: the selected square and cancel give up the selection; the clock goes on")
  void givesUp() {
    Desk clicked = moving().click(5, 5).goesTo(SELECT).tells("clearSelection()");
    clicked.played().clockGoesOn().click(0, 5).goesTo(MOVE).tells("showSelection((0, 5), RA2)");
    Desk cancelled = moving().event("cancel").goesTo(SELECT).tells("clearSelection()");
    cancelled.played().clockGoesOn();
    combined().event("cancel").goesTo(SELECT).tells("clearSelection()").clockGoesOn();
    combined().click(4, 5).goesTo(SELECT).tells("clearSelection()").clockGoesOn();
  }

  /** Both parts of a combination are chosen. */
  private static Desk combined() {
    Desk desk = Desk.in(List.of(SELECT, CHOOSE_PART, MOVE), Desk.COMBINED).starts();
    return desk.click(4, 5).parts("RB").goesTo(MOVE);
  }

  @Check(rule = "R6", points = 2, about = "MoveState")
  @DisplayName("Move: a click anywhere else is ignored")
  void ignoresOtherSquares() {
    Desk desk = moving();
    int[][] places = {{0, 0}, {4, 4}, {0, 5}, {5, 2}, {9, 9}, {-1, -1}};
    for (int[] place : places) {
      desk.click(place[0], place[1]).goesTo(MOVE).tellsNothing().played().clockGoesOn();
    }
    desk.click(5, 4).goesTo(AFTER_MOVE);
  }

  @Check(rule = "R7", points = 3, about = "AfterMoveState")
  @DisplayName("After the move: the next turn begins, or the game is over for both")
  void beginsTheNextTurn() {
    Desk.in(AFTER_MOVE, "R(5,5)-(5,4)").goesTo(SELECT).clock(true, 30).turnOf(Colour.BLACK);
    Desk.in(AFTER_MOVE, Desk.COMBINED).goesTo(SELECT).clock(true, 30).turnOf(Colour.WHITE);
    Desk.late(AFTER_MOVE, 19, "R(5,5)-(5,4)").goesTo(SELECT).clock(true, 30).turnOf(Colour.BLACK);
    Desk.late(AFTER_MOVE, 20, "R(5,5)-(5,4)").goesTo(END).clock(false, 30);
  }

  @Check(rule = "R8", points = 3, about = "TimeoutState")
  @DisplayName("Timeout: the turn is lost and counts, the view says whose, and the game goes on")
  void losesTheTurn() {
    Desk desk = Desk.in(TIMEOUT).goesTo(SELECT).tells("showTimeout(Ada)", "clearSelection()");
    desk.played("timeout").clock(true, 30).turnOf(Colour.BLACK);
    Desk.in(TIMEOUT, "R(5,5)-(5,4)").goesTo(SELECT).tells("showTimeout(Ben)", "closeDialogs()");
    Desk.late(TIMEOUT, 18).goesTo(SELECT).tells("showTimeout(Ada)").turnOf(Colour.BLACK);
    Desk.late(TIMEOUT, 19).goesTo(END).tells("showTimeout(Ben)").clock(false, 30);
    Desk computer = Desk.in(List.of(SET_UP, SELECT, TIMEOUT));
    computer.settings(Desk.SETTINGS, Map.of(Colour.WHITE, Level.EASY)).asks("Ada, easy");
    computer.event("timeout").goesTo(SELECT).answers("R(5,5)-(5,4)");
    computer.goesTo(SELECT).tellsNothing().played("timeout");
  }

  @Check(rule = "R9", points = 3, about = "EndState")
  @DisplayName("End: the result is shown; submit leads to the greeting, undo into the game")
  void ends() {
    Desk desk = Desk.late(END, 20).goesTo(END).tells("showBoard(…)");
    desk.tells("showEnd(A draw: both players have 0.)");
    desk.event("cancel").goesTo(END).tells("closeDialogs()").tellsNo("showEnd");
    desk.event("submit").goesTo(WELCOME).tells("closeDialogs()");
    Desk white = Desk.late(END, 20, "R(5,5)*(5,3)").tells("showEnd(Ada wins by 1 to 0.)");
    white.event("undo").goesTo(SELECT).clock(true, 30).turnOf(Colour.BLACK);
    String[] before = new String[19];
    Arrays.fill(before, "timeout");
    before[0] = "R(5,5)*(5,3)";
    white.played(before);
    Desk.late(END, 20, "timeout", "R(5,0)*(5,2)").tells("showEnd(Ben wins by 1 to 0.)");
  }

  @Check(
      rule = "R10",
      points = 2,
      about = {"ChoosePartState", "MoveState"})
  @DisplayName(
      "While a piece is selected, time, whole moves, undo and redo mean what they always do")
  void isATurn() {
    for (int i = 0; i < 2; i++) {
      boolean single = i == 0;
      turn(single).event("cancel").goesTo(SELECT);
      turn(single).event("timeout").goesTo(TIMEOUT).played(Desk.COMBINED);
      turn(single).event("undo").goesTo(SELECT).played(Desk.COMBINED[0]).clock(true, 30);
      turn(single).event("redo").tellsNothing().played(Desk.COMBINED);
      turn(single).move("K(2,5)-(4,4)").goesTo(AFTER_MOVE).clock(false, 30);
      turn(single).move("K(2,5)-(4,5)").tells("showMessage(…)").played(Desk.COMBINED);
      turn(single).isLikeAllStates();
      turn(single).opens();
    }
  }

  private static Desk turn(boolean single) {
    Desk desk = Desk.in(List.of(SELECT, CHOOSE_PART, MOVE), Desk.COMBINED).starts();
    return single ? desk.click(0, 5) : desk.click(4, 5);
  }

  @Check(rule = "R11", points = 2)
  @DisplayName("Every other event is ignored")
  void ignoresOtherEvents() {
    Desk choosing = choosing().ignores("submit", "settings", "tile").goesTo(CHOOSE_PART);
    int[][] places = {{4, 5}, {4, 4}, {0, 5}, {0, 0}, {-1, 6}};
    for (int[] place : places) {
      choosing.click(place[0], place[1]).goesTo(CHOOSE_PART).tellsNothing().clockGoesOn();
    }
    choosing.event("cancel").goesTo(SELECT);
    moving().ignores("submit", "settings", "parts").goesTo(MOVE).event("cancel").goesTo(SELECT);
    Desk end = Desk.late(END, 20).ignores("settings", "tile", "parts", "move", "redo", "timeout");
    end.isLikeAllStates();
    Desk.late(END, 20).opens();
  }

  @Check(
      rule = "R10",
      kind = Kind.STRUCTURE,
      points = 3,
      about = {"ChoosePartState", "MoveState"})
  @DisplayName("What TurnState does is inherited, and not written again")
  void inheritsTheTurn(Subject subject) {
    Design.inheritsTheTurn(subject, "ChoosePartState");
    Design.inheritsTheTurn(subject, "MoveState");
  }
}
