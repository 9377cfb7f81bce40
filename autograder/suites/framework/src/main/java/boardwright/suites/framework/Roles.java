package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Structure;
import boardwright.testkit.Subject;
import com.tngtech.archunit.core.domain.JavaClass;
import framework.model.Board;
import framework.model.Space;
import framework.model.Strategy;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a class may know and do in its role, helpers and superclasses included: the model knows no
 * view, a view changes nothing, and so on.
 */
final class Roles {
  /** What moves pieces. */
  private static final String MOVES_PIECES = "Space.(placePiece|clearSpace)";

  /** What makes or undoes moves, or starts a game; a look at the players or the moves is none. */
  static final String[] CHANGES = {
    MOVES_PIECES,
    "GameMaster.(setPlayers|newGame|openGame|takeBack|step|playOn|abortGame|spaceSelected)",
    "MoveProcessor.(submitMove|undoMove|redoMove|newGame)",
    "CommandProcessor.*"
  };

  /** The same, and a look at those who lead the game. */
  private static final String[] LEADERS = {
    MOVES_PIECES, "GameMaster.*", "MoveProcessor.*", "CommandProcessor.*"
  };

  private static final String[] LEADS = with(LEADERS, "Board.(instance|configure)");
  private static final String[] SETS_UP = with(LEADS, "Factory.(instance|configure)");

  static String[] with(String[] some, String... others) {
    return Stream.of(some, others).flatMap(Stream::of).toArray(String[]::new);
  }

  /** What these do is asked in their own stages. */
  private static final String OTHERS =
      "(Board|BoardIterator|Space|Piece|Player|GameOverStatus|Strategy|Move|Command).*";

  private static final String VIEWS = "(PieceView|SpaceView|BoardView).*";

  private static final String DRAWS =
      "javax\\.swing\\..*"
          + "|java\\.awt\\.(?!geom\\.|Point$).*"
          + "|framework\\.(.*[.$])?(Palette|\\w*View)";

  private static final String STATICS = "no part of a game in a static field";

  private Roles() {}

  /** Fails if a class of the model, or a helper of it, knows a view or anything that draws. */
  static void knowsNoView(Subject subject, List<String> types) {
    for (String type : types) {
      Structure.of(subject, type)
          .knowsNone(
              "a model that knows no view and draws nothing", DRAWS, "Factory", "GameApplication");
    }
  }

  /** Fails if a view or a helper of it moves pieces, or looks at those who lead the game. */
  static void changesNoModel(Subject subject) {
    changesNothing(subject, LEADERS);
  }

  /** Fails if a view or a helper of it moves pieces or leads the game in this way. */
  static void changesNothing(Subject subject, String... changes) {
    for (Structure view : Structure.each(subject)) {
      view.at().upTo(OTHERS).avoids("a class that looks at the game and never changes it", changes);
    }
  }

  /** Fails if the class of a factory, or a helper of it, leads the game. */
  static void makesOnly(Structure factory) {
    factory
        .at()
        .upTo(OTHERS, VIEWS, "GameApplication.*")
        .avoids("a class that makes objects and leaves the game to others", LEADS);
  }

  /** Fails if the class of an application, or a helper of it, sets up or leads the game. */
  static void leavesTheGame(Structure application) {
    application
        .at()
        .upTo(OTHERS, VIEWS, "Factory.*")
        .avoids("a class that leaves the set-up and the game to the framework", SETS_UP);
  }

  /**
   * Fails if a class of the stage knows one of another game; a plain helper may serve several.
   *
   * @param packages the packages of the games that are its own, as a regular expression
   */
  static void knowsNoOtherGame(Subject subject, String packages) {
    String types =
        "framework\\.games\\.(?!(%s)\\.)\\w+\\.\\w*(Board|Piece|Move|Strategy|View|Factory|Application)";
    for (Structure structure : Structure.each(subject)) {
      structure.knowsNone("no class of another game", types.formatted(packages));
    }
  }

  /** Fails if a class of the stage, or a helper of it, shares something of a game. */
  static void sharesNothing(Subject subject) {
    Structure.each(subject).forEach(each -> each.keepsNothingInStaticFields(STATICS));
  }

  /** Fails if a piece is moved during a call, even if it comes back at once. */
  static void movesNothing(Board board, Call<?> call) {
    boolean[] moved = new boolean[1];
    for (int i = 0; i < board.getRows() * board.getColumns(); i++) {
      Space space = board.getSpace(i / board.getColumns(), i % board.getColumns());
      space.addListener((changed, piece) -> moved[0] = true);
    }
    call.get();
    String seen = "a piece was taken off or put on during this call";
    call.require(!moved[0], "no piece moved, not even for a moment", seen);
  }

  /** Fails unless the strategies of a factory can be copied, and nothing is shared. */
  static void keepsNothing(Game game, Subject subject) {
    Call<List<Strategy>> call =
        game.call(Game.CREATE_STRATEGIES, () -> game.factory().createPrototypeStrategies());
    Given.list(call, "strategies").forEach(each -> copiesAreNew(game, each));
    sharesNothing(subject);
  }

  /** Fails unless copies of a strategy are new objects of its class. */
  static void copiesAreNew(Game game, Strategy strategy) {
    Call<Strategy> call = game.call("strategy.copy()", () -> strategy.copy());
    call.on("strategy = a " + Kinds.name(strategy));
    Strategy first = call.getObject("a copy");
    boolean alike = first.getClass() == strategy.getClass();
    call.require(alike, "another object of its class", "yours gave " + Kinds.kind(first));
    boolean other = first != strategy && call.get() != first;
    call.require(other, "another object with each call", "yours gave the same one again");
  }

  /** Whether it extends a class of the framework's model: a board, a piece, a move and so on. */
  static boolean isOfTheModel(JavaClass type) {
    String model = Board.class.getPackageName();
    return type.getAllRawSuperclasses().stream()
        .anyMatch(one -> one.getPackageName().equals(model));
  }
}
