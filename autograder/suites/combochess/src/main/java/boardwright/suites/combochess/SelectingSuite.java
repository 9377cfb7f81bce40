package boardwright.suites.combochess;

import static combochess.controller.StateId.AFTER_MOVE;
import static combochess.controller.StateId.CHOOSE_PART;
import static combochess.controller.StateId.END;
import static combochess.controller.StateId.FIRST_CLICK;
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
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;

/** Stage selecting: the states that lead up to a selected piece. */
@Suite(lab = "combochess", stage = "selecting")
public class SelectingSuite
    implements StateRules, StyleRules, ClassRules.Types, ClassRules.NoOutput {
  @Check(rule = "R1", points = 2, about = "WelcomeState")
  @DisplayName("Welcome: the greeting; submit leads to the settings, cancel stays")
  void welcomes() {
    Desk desk = Desk.in(WELCOME, Desk.COMBINED).goesTo(WELCOME).tells("showWelcome()");
    desk.event("cancel").goesTo(WELCOME).tells("closeDialogs()").tellsNo("showWelcome");
    desk.event("submit").goesTo(SET_UP).tells("closeDialogs()").played(Desk.COMBINED);
    desk.event("new game").goesTo(WELCOME).tells("showWelcome()");
  }

  @Check(rule = "R2", points = 2, about = "SetUpState")
  @DisplayName("Set-up: the dialog proposes the last settings; cancel leads to the greeting")
  void asksForSettings() {
    Desk desk = Desk.in(SET_UP, Desk.COMBINED).goesTo(SET_UP);
    desk.tells("showNewGame(Ada, Ben, 10)").played(Desk.COMBINED);
    desk.event("cancel").goesTo(WELCOME).tells("closeDialogs()").plays(Desk.SETTINGS);
    desk.played(Desk.COMBINED);
  }

  @Check(rule = "R3", points = 3, about = "SetUpState")
  @DisplayName("Set-up: the settings start a new game, and the first click is awaited")
  void setsUp() {
    Desk desk = Desk.in(SET_UP, Desk.COMBINED).settings(Desk.OTHERS, Map.of());
    desk.goesTo(FIRST_CLICK).tells("closeDialogs()").plays(Desk.OTHERS).played();
    desk.turnOf(Colour.WHITE).clock(false, 30).computersTurn(false);
    Desk computer = Desk.in(SET_UP).settings(Desk.OTHERS, Map.of(Colour.WHITE, Level.HARD));
    computer.computersTurn(true).event("new game").event("submit").goesTo(SET_UP);
    computer.settings(Desk.OTHERS, Map.of()).computersTurn(false).event("new game");
    computer.event("submit").settings(Desk.OTHERS, Map.of(Colour.WHITE, Level.EASY));
    computer.computersTurn(true).event("new game").event("submit");
    computer.settings(Desk.OTHERS, Map.of(Colour.BLACK, Level.EASY)).computersTurn(false);
  }

  @Check(rule = "R4", points = 2, about = "FirstClickState")
  @DisplayName("First click: the board is shown, and the clock stands still")
  void waitsForTheFirstClick() {
    Desk desk = Desk.in(FIRST_CLICK).goesTo(FIRST_CLICK).clock(false, 30).asks("");
    desk.tells("showBoard(…)", "showStatus(White to move)", "showClock(30)");
    desk.waits(50_000).clock(false, 30);
    Desk.in(FIRST_CLICK, "R(5,5)-(5,4)").tells("showStatus(Black to move)");
  }

  @Check(rule = "R5", points = 3, about = "FirstClickState")
  @DisplayName("First click: a click or a move starts the clock, and then counts")
  void startsTheClock() {
    Desk desk = Desk.in(FIRST_CLICK).waits(5_000).click(5, 5).goesTo(SELECT).clock(true, 30);
    desk.passesOn("a click on (5, 5)");
    Desk.in(FIRST_CLICK).click(0, 3).goesTo(SELECT).clock(true, 30).passesOn("a click on (0, 3)");
    Desk moved = Desk.in(FIRST_CLICK).move("R(5,5)-(5,4)").goesTo(SELECT).clock(true, 30);
    moved.passesOn("the move " + Duel.move("R(5,5)-(5,4)")).played();
    Desk.late(FIRST_CLICK, 20).click(5, 5).goesTo(END).clock(false, 30);
    Desk.late(FIRST_CLICK, 20).move("R(5,5)-(5,4)").goesTo(END).clock(false, 30);
  }

  @Check(rule = "R6", points = 2, about = "FirstClickState")
  @DisplayName("First click: undo and redo work, and the clock still stands still")
  void takesBackBeforeTheFirstClick() {
    Desk desk = Desk.in(FIRST_CLICK, "R(5,5)-(5,4)", "timeout");
    desk.event("undo").goesTo(FIRST_CLICK).played("R(5,5)-(5,4)").clock(false, 30);
    desk.tells("showBoard(…)", "showStatus(Black to move)");
    desk.event("undo").goesTo(FIRST_CLICK).played().tells("showStatus(White to move)");
    desk.event("undo").goesTo(FIRST_CLICK).tellsNothing().played();
    desk.event("redo").goesTo(FIRST_CLICK).played("R(5,5)-(5,4)").tells("showBoard(…)");
    desk.event("redo").played("R(5,5)-(5,4)", "timeout").event("redo").tellsNothing();
  }

  @Check(rule = "R7", points = 2, about = "SelectState")
  @DisplayName("Select: the board is shown; a click on a single piece offers its moves")
  void selectsSinglePieces() {
    Desk desk = Desk.during(SELECT).goesTo(SELECT).clock(true, 28);
    desk.tells("showBoard(…)", "showStatus(White to move)");
    desk.click(5, 5).goesTo(MOVE).tells("showSelection((5, 5), RB2)");
    desk.tells("showMoves((4, 5) (5, 3) (5, 4))").played().clockGoesOn();
    Desk black = Desk.in(SELECT, "R(5,5)-(5,4)").tells("showStatus(Black to move)");
    black.click(2, 0).goesTo(MOVE).tells("showMoves((0, 1) (1, 2) (3, 2) (4, 1))");
  }

  @Check(rule = "R8", points = 2, about = "SelectState")
  @DisplayName("Select: a click on a combination leads to the choice of its parts")
  void selectsCombinations() {
    Desk desk = Desk.during(SELECT, Desk.COMBINED).click(4, 5).goesTo(CHOOSE_PART);
    desk.tells("showSelection((4, 5), RB2, BB2)").tellsNo("showMoves").tellsNo("showParts");
    desk.clockGoesOn();
  }

  @Check(rule = "R9", points = 2, about = "SelectState")
  @DisplayName("Select: a click on anything else changes nothing")
  void ignoresOtherClicks() {
    Desk desk = Desk.during(SELECT);
    int[][] places = {{0, 4}, {0, 3}, {0, 0}, {9, 9}, {-1, 0}, {6, 5}};
    for (int[] place : places) {
      desk.click(place[0], place[1]).goesTo(SELECT).tellsNothing().clockGoesOn();
    }
    desk.click(0, 5).goesTo(MOVE);
  }

  @Check(
      rule = "R10",
      points = 2,
      about = {"SetUpState", "FirstClickState", "SelectState"},
      needs = "R3")
  @DisplayName("The computer is asked when its turn begins, and its pieces can't be clicked")
  void asksTheComputer() {
    Map<Colour, Level> white = Map.of(Colour.WHITE, Level.EASY);
    Desk first = Desk.in(List.of(SET_UP, FIRST_CLICK)).settings(Desk.SETTINGS, white);
    first.goesTo(FIRST_CLICK).asks("Ada, easy").click(5, 5).goesTo(SELECT);
    Desk second = Desk.in(List.of(SET_UP, SELECT)).settings(Desk.SETTINGS, white);
    second.goesTo(SELECT).asks("Ada, easy").click(5, 5).goesTo(SELECT).tellsNothing();
    second.move("R(5,5)-(5,4)").goesTo(AFTER_MOVE).played("R(5,5)-(5,4)");
    Desk hard = Desk.in(List.of(SET_UP, SELECT));
    hard.settings(Desk.OTHERS, Map.of(Colour.WHITE, Level.HARD)).goesTo(SELECT).asks("Cy, hard");
    Desk black = Desk.in(List.of(SET_UP, SELECT));
    black.settings(Desk.OTHERS, Map.of(Colour.BLACK, Level.EASY)).goesTo(SELECT).asks("");
  }

  @Check(rule = "R11", points = 2)
  @DisplayName("Every other event is ignored, or means what it means in all states")
  void ignoresOtherEvents() {
    Desk welcome = Desk.in(WELCOME).ignores("settings", "tile", "parts", "move", "timeout");
    welcome.ignores("undo", "redo").isLikeAllStates();
    welcome.tells("showWelcome()").opens();
    Desk setUp = Desk.in(SET_UP).ignores("submit", "tile", "parts", "move", "timeout");
    setUp.ignores("undo", "redo").isLikeAllStates();
    Desk.in(SET_UP).opens();
    Desk first = Desk.in(FIRST_CLICK).ignores("submit", "cancel", "settings", "parts", "timeout");
    first.isLikeAllStates();
    Desk.in(FIRST_CLICK, Desk.COMBINED).opens();
    Desk select = Desk.during(SELECT);
    select.ignores("submit", "cancel", "settings", "parts", "undo", "redo").isLikeAllStates();
    Desk.during(SELECT, Desk.COMBINED).opens();
    Desk.during(SELECT).event("timeout").goesTo(TIMEOUT).played();
    Desk moved = Desk.in(SELECT).move("R(5,5)-(5,4)").goesTo(AFTER_MOVE).played("R(5,5)-(5,4)");
    moved.event("new game").goesTo(WELCOME);
    Desk.in(SELECT).move("R(5,5)-(0,0)").goesTo(SELECT).played().tells("showMessage(…)");
    Desk.during(SELECT, Desk.COMBINED)
        .event("undo")
        .goesTo(SELECT)
        .played(Desk.COMBINED[0])
        .clock(true, 30);
  }

  @Check(rule = "R11", kind = Kind.STRUCTURE, points = 3, about = "SelectState")
  @DisplayName("What TurnState does is inherited, and not written again")
  void inheritsTheTurn(Subject subject) {
    Design.inheritsTheTurn(subject, "SelectState");
  }
}
