package boardwright.suites.combochess;

import boardwright.testkit.Structure;
import boardwright.testkit.Subject;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** How the classes of this lab are meant to be built, and what several suites ask of states. */
final class Design {
  /** All types of the game, in a regular expression. */
  static final String GAME = "combochess\\..*";

  private static final String[] STATES = {
    "WelcomeState", "SetUpState", "FirstClickState", "SelectState", "ChoosePartState",
    "MoveState", "AfterMoveState", "TimeoutState", "EndState", "StateMachine"
  };

  private static final String[] EVENTS = {
    "enter",
    "submit",
    "cancel",
    "settingsChosen",
    "tileClicked",
    "partsChosen",
    "moveChosen",
    "undo",
    "redo",
    "tick",
    "timeOut",
    "newGame",
    "open"
  };

  /** What only one state has to do with. */
  private static final Map<String, List<String>> CASES =
      Map.of(
          "WelcomeState", List.of("GameView.showWelcome"),
          "SetUpState",
              List.of("GameView.showNewGame", "GameModel.newGame", "Controller.setComputers"),
          "SelectState", List.of("Controller.select"),
          "ChoosePartState", List.of("GameView.showParts"),
          "MoveState", List.of("Controller.getOfferedMoves"),
          "TimeoutState", List.of("GameModel.timeOut", "GameView.showTimeout"),
          "EndState", List.of("GameView.showEnd", "Controller.getResult"));

  private Design() {}

  /** A class of the model, which a check is about. */
  static Structure model(Subject subject, String simpleName) {
    return Structure.of(subject, "combochess.model." + simpleName);
  }

  /** These types of a package of the game, and what is nested in them, as a regular expression. */
  static String types(String packageName, String... simpleNames) {
    return "combochess\\.%s\\.(%s)(\\$.*)?".formatted(packageName, String.join("|", simpleNames));
  }

  /** Fails unless the states could be exchanged one by one. */
  static void areStates(Subject subject) {
    for (Structure state : Structure.each(subject)) {
      state.knowsNone(
          "no other state, no machine and no view's class",
          types("controller", STATES) + "|combochess\\.(view|window|play)\\..*");
    }
  }

  /** Fails if something lasts in a state, or beside it. */
  static void rememberNothing(Subject subject) {
    for (Structure state : Structure.each(subject)) {
      state.remembersNothing("a state that remembers nothing");
      state.keepsNothingInStaticFields("a state that remembers nothing");
    }
  }

  /** Fails if a state leads to another one's work, or to what the controller does for all. */
  static void doTheirOwnWork(Subject subject) {
    for (String type : subject.types()) {
      String name = type.substring(type.lastIndexOf('.') + 1);
      Structure state = Structure.of(subject, type);
      Stream<String> others =
          CASES.entrySet().stream()
              .filter(other -> !other.getKey().equals(name))
              .flatMap(other -> other.getValue().stream());
      state
          .at(EVENTS)
          .avoids("the work of this state, and of no other", others.toArray(String[]::new));
      state
          .at(EVENTS)
          .avoids(
              "the controller's method, or TurnState's, where there is one",
              "TurnTimer.start",
              "GameModel.(play|pass|undo|redo|getWinner)");
      state.at(EVENTS).asksForNoClass("no question of which class something is", GAME);
    }
  }

  /** Fails if a state of a running turn has what all of them inherit. */
  static void inheritsTheTurn(Subject subject, String state) {
    Structure.of(subject, "combochess.controller." + state)
        .inherits("combochess.controller.TurnState", "timeOut", "moveChosen", "undo", "redo");
  }
}
