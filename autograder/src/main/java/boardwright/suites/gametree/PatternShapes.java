package boardwright.suites.gametree;

import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.Finding;
import boardwright.testkit.Structure;
import boardwright.testkit.Subject;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import java.util.List;
import java.util.function.Predicate;

/** Questions about the shapes of patterns, asked of all classes that belong to a stage. */
final class PatternShapes {
  private static final String PACKAGE = "gametree.";

  /** The classes that stand for one game, one state or one view. */
  private static final String CONCRETE =
      "(TicTacToe|Othello)Board|(Player0Won|Player1Won|Draw|ATerminal|NoWinner)State"
          + "|ConsoleView|GameModel|GameController";

  private static final String STRATEGIES =
      "MinMax|AlphaBeta|RandomStrategy|OwnStrategy|IterativeDeepening";

  private PatternShapes() {}

  private static List<JavaClass> own(Subject subject) {
    List<JavaClass> own =
        subject.classes().stream()
            .filter(
                type -> subject.types().stream().anyMatch(name -> isOrIsIn(type.getName(), name)))
            .toList();
    if (own.isEmpty()) {
      throw new CheckBlocked("the class is not among the compiled classes");
    }
    return own;
  }

  private static boolean isOrIsIn(String name, String outer) {
    return name.equals(outer) || name.startsWith(outer + "$");
  }

  /**
   * Fails if a class of the stage uses a board, state, view or model of the lab by its class, or
   * asks which class something is.
   */
  static void knowsInterfacesOnly(Subject subject) {
    knowsNone(subject, CONCRETE);
    asksForNoClass(subject);
  }

  /** Fails if a class of the stage uses a board, state, view, model or strategy by its class. */
  static void knowsNoStrategyEither(Subject subject) {
    knowsNone(subject, CONCRETE);
    knowsNone(subject, STRATEGIES);
  }

  private static void knowsNone(Subject subject, String names) {
    for (JavaClass type : own(subject)) {
      type.getDirectDependenciesFromSelf().stream()
          .map(dependency -> dependency.getTargetClass().getBaseComponentType())
          .filter(target -> target.getName().matches("gametree\\.(" + names + ")"))
          .filter(target -> !subject.types().contains(target.getName()))
          .findFirst()
          .ifPresent(
              target ->
                  fail(type, "no " + target.getSimpleName() + " by its class", "yours uses it"));
    }
  }

  /** Fails if a class of the stage asks by {@code instanceof} or {@code getClass} what it has. */
  static void asksForNoClass(Subject subject) {
    own(subject).forEach(type -> Structure.of(subject, type.getName()).asksForNoClass(PACKAGE));
  }

  /** Fails unless the stage's class holds a state and delegates to it (State pattern). */
  static void delegatesToItsState(Subject subject) {
    String state = PACKAGE + "IBoardState";
    JavaClass board = own(subject).get(0);
    List<JavaClass> all = List.copyOf(subject.classes());
    boolean holds =
        all.stream()
            .flatMap(type -> type.getFields().stream())
            .map(JavaField::getRawType)
            .anyMatch(type -> type.getBaseComponentType().isAssignableTo(state));
    if (!holds) {
      fail(board, "a field of the type IBoardState", "yours has none");
    }
    for (String method : List.of("execute", "map")) {
      boolean calls =
          all.stream()
              .flatMap(type -> type.getMethodCallsFromSelf().stream())
              .filter(call -> call.getTarget().getName().equals(method))
              .anyMatch(call -> call.getTargetOwner().isAssignableTo(state));
      if (!calls) {
        fail(board, "a call of " + method + " of its state", "yours makes none");
      }
    }
    Predicate<String> isState = name -> name.startsWith(PACKAGE) && name.endsWith("State");
    for (JavaClass type : all) {
      if (type.getInstanceofChecks().stream()
          .anyMatch(check -> isState.test(check.getRawType().getName()))) {
        fail(type, "no question of which state it is", "yours asks by instanceof");
      }
    }
  }

  static void fail(JavaClass type, String expected, String seen) {
    throw new CheckFailed(Finding.of(type.getSimpleName() + ": " + expected, seen));
  }
}
