package boardwright.suites.gametree;

import boardwright.testkit.Labels;
import boardwright.testkit.RunningCode;
import boardwright.testkit.Structure;
import boardwright.testkit.Subject;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import gametree.IBoardModel;
import gametree.IBoardState;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.IPlayer;
import gametree.IUndoMove;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Questions about the shapes of patterns, which several stages ask. */
final class PatternShapes {
  private static final String PACKAGE = "gametree.";
  private static final String VISITORS = "IBoardStatusVisitor.\\w+";

  /** The classes that stand for one game, one state or one view. */
  private static final String CONCRETE =
      "TicTacToeBoard,OthelloBoard,Player0WonState,Player1WonState,DrawState,ATerminalState,"
          + "NoWinnerState,ConsoleView,GameModel,GameController";

  private static final String STRATEGIES =
      ",MinMax,AlphaBeta,RandomStrategy,OwnStrategy,IterativeDeepening";

  private PatternShapes() {}

  /**
   * Fails if what belongs to the stage uses a board, state or view by its class, or asks for it.
   */
  static void knowsInterfacesOnly(Subject subject) {
    knowsNone(subject, CONCRETE);
    asksForNoClass(subject);
  }

  /** Fails if what belongs to the stage uses such a class or a strategy by its class. */
  static void knowsNoStrategyEither(Subject subject) {
    knowsNone(subject, CONCRETE + STRATEGIES);
  }

  private static void knowsNone(Subject subject, String names) {
    String members =
        Stream.of(names.split(","))
            .filter(name -> !subject.types().contains(PACKAGE + name))
            .collect(Collectors.joining("|", "(", ").(\\w+|<init>)"));
    String expected = "no class of one game, state, view or strategy, and none in a helper";
    Structure.each(subject).forEach(each -> each.at().avoids(expected, members));
  }

  /** Fails if what belongs to the stage asks which class something is. */
  static void asksForNoClass(Subject subject) {
    Structure.each(subject).forEach(each -> each.asksForNoClass(PACKAGE));
  }

  /** What runs in these methods, apart from what visitors do, and objects that are handed over. */
  private static RunningCode ofItself(Structure type, String... methods) {
    return type.at(methods).withoutWhatIsHandedOver().upTo(VISITORS);
  }

  /** Fails if a state may call another case of the visitor. */
  static void knowsOneCase(Structure state, String own) {
    String others = "IBoardStatusVisitor.(?!" + own + ")\\w+Case";
    ofItself(state, "execute").avoids("it calls " + own + ", and no other case", others);
  }

  /** Fails if one class that is no visitor may choose between two of these members. */
  static void leavesCasesToVisitors(Structure type, String start, String other, String... members) {
    ofItself(type, start, other)
        .upTo("IViewAdmin.\\w+", "(Runnable|Callable|Supplier|\\w*Consumer|\\w*Function).\\w+")
        .keepsApart("the cases of a visitor decide, and no code asks again", members);
  }

  /** Fails if one class that is no visitor may choose among the cases of a finished game. */
  static void asksTheWorthInItsCase(Structure search) {
    String cases = "IBoardStatusVisitor.(player[01]Won|draw)Case";
    leavesCasesToVisitors(search, "search", "getNextMove", cases);
  }

  /** Fails unless a board leaves to its state what depends on it (State pattern). */
  static void delegatesToItsState(Subject subject) {
    String expected = "a state or a visitor calls the cases and the lambda, and nobody else";
    for (Structure board : Structure.each(subject)) {
      ofItself(board, "execute", "map", "makeMove")
          .upTo("IBoardState.\\w+", "IBoardLambda.\\w+")
          .avoids(expected, "IBoardStatusVisitor.\\w+Case", "IBoardLambda.(apply|noApply)");
    }
    asksForNoClass(subject);
  }

  /** Fails if a class for states that the learner wrote may call several cases, or holds them. */
  static void ownStatesKnowOneCase(Subject subject) {
    String expected = "each class for states calls one case";
    String cases = "IBoardStatusVisitor.\\w+Case";
    for (JavaClass type : subject.classes()) {
      if (type.isAssignableTo(IBoardState.class)) {
        RunningCode code = ofItself(Structure.of(subject, type.getName()), "execute");
        code.usesOneOf(expected, cases);
        if (!type.getModifiers().contains(JavaModifier.ABSTRACT)) {
          code.upTo("IBoardState.\\w+").keepsApart(expected, cases);
        }
      }
    }
  }

  /** Labels on boards and models, whose states, visitors and players are other objects. */
  static Labels labels(Subject subject) {
    return new Labels(
        subject,
        IBoardModel.class,
        IBoardState.class,
        IBoardStatusVisitor.class,
        ICheckMoveVisitor.class,
        IUndoMove.class,
        IPlayer.class);
  }

  /** Notes an object, grouped by the state in which a board is now. */
  static void note(Labels labels, Object object, IBoardModel board) {
    labels.note("in " + board.execute(Told.visitor((name, host, param) -> name), null), object);
  }

  /** Fails if a field that is read in these methods says that a game is over. */
  static void keepsNoResult(Subject subject, Labels labels, String type, String... methods) {
    RunningCode readers = Structure.of(subject, PACKAGE + type).at(methods);
    String expected = "only the board's state says whether the game is over";
    labels.expectNone(expected, readers, "in noWinnerCase", "in player0WonCase");
    labels.expectNone(expected, readers, "in noWinnerCase", "in player1WonCase");
  }
}
