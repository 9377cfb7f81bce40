package boardwright.suites.combochess;

import boardwright.testkit.Structure;
import boardwright.testkit.Subject;

/** How the classes of this lab are meant to be built. */
final class Design {
  /** All types of the game, in a regular expression. */
  static final String GAME = "combochess\\..*";

  private Design() {}

  /** A class of the model, which a check is about. */
  static Structure model(Subject subject, String simpleName) {
    return Structure.of(subject, "combochess.model." + simpleName);
  }

  /** These types of a package of the game, and what is nested in them, as a regular expression. */
  static String types(String packageName, String... simpleNames) {
    return "combochess\\.%s\\.(%s)(\\$.*)?".formatted(packageName, String.join("|", simpleNames));
  }

  /** Fails if a state of a running turn has what all of them inherit. */
  static void inheritsTheTurn(Subject subject, String state) {
    Structure.of(subject, "combochess.controller." + state)
        .inherits("combochess.controller.TurnState", "timeOut", "moveChosen", "undo", "redo");
  }
}
