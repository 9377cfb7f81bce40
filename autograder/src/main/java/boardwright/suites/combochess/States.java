package boardwright.suites.combochess;

import boardwright.testkit.Structure;
import boardwright.testkit.Subject;
import combochess.controller.State;

/** What makes a class a state of the pattern State. */
final class States {
  private static final String[] OTHERS = {
    "WelcomeState",
    "SetUpState",
    "FirstClickState",
    "SelectState",
    "ChoosePartState",
    "MoveState",
    "AfterMoveState",
    "TimeoutState",
    "EndState",
    "StateMachine"
  };

  private States() {}

  /** Fails unless all classes of the stage are states that could be exchanged one by one. */
  static void areStates(Subject subject) {
    for (String type : subject.types()) {
      Structure.of(subject, type).isA(State.class, "extends State");
      String name = type.substring(type.lastIndexOf('.') + 1);
      Layers.of(subject, name)
          .keepsNothing()
          .usesNone(OTHERS)
          .usesNoPackage("view", "window", "play");
    }
  }
}
