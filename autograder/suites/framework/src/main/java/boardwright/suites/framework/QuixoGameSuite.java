package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.application.GameApplication;
import framework.games.quixo.QuixoLineStrategy;
import framework.games.quixo.QuixoRandomStrategy;
import framework.play.Factory;
import framework.play.TwoSpaceGuiStrategy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;

/** Stage quixo-game: {@code QuixoFactory} and {@code QuixoApplication}. */
@Suite(lab = "framework", stage = "quixo-game", watchesTheProgram = true)
public class QuixoGameSuite implements StyleRules, ClassRules.PrivateFields {
  private static final String PACKAGE = "framework.games.quixo.";
  private static final String NEW = "new QuixoApplication()";
  private static final String MOVE = "factory.createMovePieceMove(controller, O, cube, from, to)";

  /** The factory under check; X and O are players that are not its own. */
  private static SnippetSession factory() {
    return Game.quixo()
        .session()
        .run("factory = Factory.instance()")
        .run("X = new Player(\"X\")")
        .run("O = new Player(\"O\")");
  }

  /** A game that has begun; blocks the check if the factory makes no players for it. */
  private static Game begun() {
    return Given.orBlocked(
        Map.of(Game.MAKE_FACTORY, "R1", Game.CREATE_PLAYERS, "R1"), () -> Game.quixo().begun());
  }

  @Check(rule = "R1", points = 2, about = "QuixoFactory")
  @DisplayName("The players are X and O, in this order")
  void makesThePlayers() {
    SnippetSession session = factory();
    for (int i = 0; i < 2; i++) {
      session.ask("players = factory.createPlayers()").as(String::valueOf).returns("[X, O]");
      for (int player = 0; player < 2; player++) {
        session.run("Player player = players.get(%d)", player);
        session.ask("player.getStrategy()").returns(null);
        session.run("player.setStrategy(new TwoSpaceGuiStrategy())");
      }
    }
  }

  @Check(rule = "R2", points = 2, about = "QuixoFactory")
  @DisplayName("People can choose a person, chance, and the one that sees lines")
  void makesTheStrategies() {
    Call<Object> call = factory().ask("factory.createPrototypeStrategies()");
    List<?> strategies = call.get("strategies") instanceof List<?> list ? list : List.of();
    String seen = "yours has " + strategies.stream().map(Kinds::kind).toList();
    boolean person = !strategies.isEmpty() && strategies.get(0) instanceof TwoSpaceGuiStrategy;
    call.require(person, "a TwoSpaceGuiStrategy first", seen);
    for (Class<?> type : List.of(QuixoRandomStrategy.class, QuixoLineStrategy.class)) {
      boolean among = strategies.stream().anyMatch(type::isInstance);
      call.require(among, "a " + type.getSimpleName() + " among them", seen);
    }
  }

  @Check(rule = "R3", points = 2, about = "QuixoFactory")
  @DisplayName("The view of a cube is a QuixoPieceView of this very cube")
  void makesViews() {
    SnippetSession session = factory();
    for (String owner : List.of("null", "X", "O", "null", "X", "O")) {
      session.run("cube = new QuixoPiece(%s)", owner);
      session.ask("factory.createPieceView(cube)").returnsA("QuixoPieceView");
      session.ask("factory.createPieceView(cube).getPiece()").is("cube");
    }
  }

  @Check(rule = "R4", points = 2, about = "QuixoFactory")
  @DisplayName("A move is a QuixoMove of this player, from here to there")
  void makesMoves() {
    SnippetSession session = factory().let("controller", Game.NOBODY);
    session.run("from = new Space(0, 2)").run("to = new Space(0, 4)");
    for (String owner : List.of("null", "O", "X")) {
      session.run("cube = new QuixoPiece(%s)", owner);
      session.ask(MOVE).returnsA("QuixoMove");
      session.ask(MOVE + ".getPlayer()").is("O");
      session.ask(MOVE + ".getSpaces()").as(String::valueOf).returns("[(0, 2), (0, 4)]");
    }
  }

  @Check(rule = "R4", points = 2, about = "QuixoFactory")
  @DisplayName("Moves that are made by it are played, and refused ones are told to the controller")
  void movesArePlayed() {
    Game game = begun();
    game.play(0, 2, 0, 4);
    SnippetSession session = game.session().let("X", game.player(0)).let("O", game.player(1));
    session.showing("a move of X from (0, 2) to (0, 4), then");
    session.ask("board.getSpace(0, 4).getPiece().getPlayer()").is("X");
    session.run("factory = Factory.instance()").run("from = board.getSpace(0, 2)");
    session.run("cube = from.getPiece()").run("to = board.getSpace(3, 3)");
    for (int i = 0; i < 2; i++) {
      Game.Refusals controller = new Game.Refusals();
      Call<Object> call = session.let("controller", controller).ask(MOVE + ".execute()");
      call.returns(false);
      String seen = "it was told %d times".formatted(controller.count);
      call.require(controller.count == 1, "a refusal that the controller is told once", seen);
    }
  }

  @Check(rule = "R5", about = "QuixoApplication")
  @DisplayName("The name of the game is Quixo")
  void knowsItsName() {
    Game.application(NEW).ask("application.getName()").returns("Quixo");
  }

  @Check(rule = "R6", points = 2, about = "QuixoApplication")
  @DisplayName("setUp brings QuixoBoard and QuixoFactory to the context")
  void setsUpTheGame() {
    for (String on : List.of("application.setUp()", "application.setUp() of a second program")) {
      Map<String, String> rules = Map.of(Game.CREATE_PLAYERS, "R1", Game.CREATE_STRATEGIES, "R2");
      SnippetSession session = Game.setUp(NEW, rules).showing(on);
      session.ask("Board.instance()").returnsA("QuixoBoard");
      session.ask("Factory.instance()").returnsA("QuixoFactory");
      session.ask("GameMaster.instance().getPlayers()").as(String::valueOf).returns("[X, O]");
    }
  }

  @Check(rule = "R7", points = 2, about = "QuixoFactory")
  @DisplayName("A game can be played to its end")
  void playsToTheEnd() {
    Game game = begun();
    for (int i = 0; i < 9; i++) {
      int row = i % 2 == 0 ? 0 : 4;
      game.play(row, 0, row, 4);
    }
    game.session().let("X", game.player(0));
    game.ask("board.gameOver().getWinner()").is("X");
  }

  @Check(rule = "R2", kind = Kind.STRUCTURE, points = 3, about = "QuixoFactory")
  @DisplayName("The strategies can be copied, and no static field keeps a part of a game")
  void keepsNothing(Subject subject) {
    Roles.keepsNothing(Game.quixo(), subject);
  }

  @Check(rule = "R4", kind = Kind.STRUCTURE, points = 3, about = "QuixoFactory")
  @DisplayName("The factory leaves it to the cube what is allowed, and moves nothing")
  void asksNoCube() {
    Game game = begun();
    SnippetSession session = game.session().let("controller", Game.NOBODY);
    session.let("O", game.player(0)).run("factory = Factory.instance()");
    session.run("from = board.getSpace(0, 2)").run("to = board.getSpace(0, 4)");
    session.run("middle = board.getSpace(2, 2)").run("cube = middle.getPiece()");
    session.showing("cube lies in the middle, and goes to (0, 2) before the move is executed");
    Roles.movesNothing(game.board(), session.ask(MOVE));
    session.run("move = " + MOVE);
    session.ask("middle.clearSpace()").get();
    session.ask("from.clearSpace()").get();
    session.ask("from.placePiece(cube)").returns(true);
    session.ask("move.execute()").returns(true);
    session.ask("to.getPiece().getPlayer()").is("O");
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("QuixoFactory is a Factory, QuixoApplication a GameApplication; both know one game")
  void areOfTheFramework(Subject subject) {
    Structure.of(subject, PACKAGE + "QuixoFactory").extendsClass(Factory.class);
    Structure.of(subject, PACKAGE + "QuixoApplication").extendsClass(GameApplication.class);
    Roles.knowsNoOtherGame(subject, "quixo");
  }

  @Check(rule = "R10", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Both leave the set-up and the game to the framework")
  void leadNoGame(Subject subject) {
    Roles.makesOnly(Structure.of(subject, PACKAGE + "QuixoFactory"));
    Roles.leavesTheGame(Structure.of(subject, PACKAGE + "QuixoApplication"));
  }

  @Check(rule = "R9", kind = Kind.STRUCTURE)
  @DisplayName("They print nothing")
  void printNothing(Subject subject) {
    Structure.each(subject).forEach(Structure::printsNothing);
  }
}
