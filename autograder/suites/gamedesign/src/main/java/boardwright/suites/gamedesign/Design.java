package boardwright.suites.gamedesign;

import boardwright.testkit.Abstraction;
import boardwright.testkit.Structure;
import boardwright.testkit.Subject;

/** How the classes of the engine are meant to be built. */
final class Design {
  private static final String ENGINE = "gamedesign.engine.";

  private Design() {}

  /** What a class of the engine leaves to its subclasses. */
  static Abstraction of(Subject subject, String simpleName) {
    return Abstraction.of(subject, ENGINE + simpleName);
  }

  /** Fails if the class, or code that it uses, knows a class of some game or asks for a class. */
  static void knowsNoGame(Subject subject, String simpleName) {
    Structure structure = Structure.of(subject, ENGINE + simpleName);
    structure.knowsNone("a class that knows no game", "gamedesign\\.(?!engine\\.).*");
    structure.asksForNoClass("gamedesign.");
  }

  /** Fails if something of the game lasts in a static field. */
  static void sharesNothing(Subject subject) {
    Structure.each(subject)
        .forEach(one -> one.keepsNothingInStaticFields("no static field that changes"));
  }
}
