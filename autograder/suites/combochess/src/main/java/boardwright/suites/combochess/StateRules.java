package boardwright.suites.combochess;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.RunningCode;
import boardwright.testkit.Structure;
import boardwright.testkit.Subject;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;

/** What the stages ask of all their states; their suites inherit it. */
interface StateRules {
  String[] STATES = {
    "WelcomeState", "SetUpState", "FirstClickState", "SelectState", "ChoosePartState",
    "MoveState", "AfterMoveState", "TimeoutState", "EndState", "StateMachine"
  };

  String[] EVENTS =
      ("enter submit cancel settingsChosen tileClicked partsChosen moveChosen undo redo tick"
              + " timeOut newGame open")
          .split(" ");

  /** What only one state has to do with. */
  Map<String, List<String>> CASES =
      Map.of(
          "WelcomeState", List.of("GameView.showWelcome"),
          "SetUpState",
              List.of("GameView.showNewGame", "GameModel.newGame", "Controller.setComputers"),
          "SelectState", List.of("Controller.select"),
          "ChoosePartState", List.of("GameView.showParts"),
          "MoveState", List.of("Controller.getOfferedMoves"),
          "TimeoutState", List.of("GameModel.timeOut", "GameView.showTimeout"),
          "EndState", List.of("GameView.showEnd", "Controller.getResult"));

  /** Fails unless the states could be exchanged one by one. */
  @Check(rule = "R12", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("A state knows no other state, no machine and no view's class")
  default void isAState(Subject subject) {
    for (Structure state : Structure.each(subject)) {
      state.knowsNone(
          "no other state, no machine and no view's class",
          Design.types("controller", STATES) + "|combochess\\.(view|window|play)\\..*");
    }
  }

  /** Fails if something lasts in a state, or beside it. */
  @Check(rule = "R12", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("A state remembers nothing, neither in a field nor in a helper")
  default void remembersNothing(Subject subject) {
    for (Structure state : Structure.each(subject)) {
      state.remembersNothing("a state that remembers nothing");
      state.keepsNothingInStaticFields("a state that remembers nothing");
    }
  }

  /** Fails if a state leads to another one's work, or to what the controller does for all. */
  @Check(rule = "R12", kind = Kind.STRUCTURE, points = 3)
  @DisplayName(
      "Each state does its own work, and calls the controller where it has a method for it")
  default void doesItsOwnWork(Subject subject) {
    for (String type : subject.types()) {
      String name = type.substring(type.lastIndexOf('.') + 1);
      Stream<String> others =
          CASES.entrySet().stream()
              .filter(other -> !other.getKey().equals(name))
              .flatMap(other -> other.getValue().stream());
      RunningCode code = Structure.of(subject, type).at(EVENTS);
      code.avoids("the work of this state, and of no other", others.toArray(String[]::new));
      code.avoids(
          "the controller's method, or TurnState's, where there is one",
          "TurnTimer.start",
          "GameModel.(play|pass|undo|redo|getWinner)");
      code.asksForNoClass("no question of which class something is", Design.GAME);
    }
  }
}
