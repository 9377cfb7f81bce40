package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.application.GameApplication;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;

/** Stage application: {@code TicTacToeApplication}. */
@Suite(lab = "framework", stage = "application", watchesTheProgram = true)
public class TicTacToeApplicationSuite implements StyleRules {
  private static final String NEW = "new TicTacToeApplication()";

  @Check(rule = "R1")
  @DisplayName("The game is called Tic-Tac-Toe")
  void hasItsName() {
    Game.application(NEW).ask("application.getName()").returns("Tic-Tac-Toe");
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("setUp makes the factory of Tic-Tac-Toe")
  void setsUpTheFactory() {
    SnippetSession session = Game.setUp(NEW, Map.of(Game.BOARD_MAKER, "R3"));
    session.ask("Factory.instance()").returnsA("TicTacToeFactory");
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("setUp makes the board of Tic-Tac-Toe")
  void setsUpTheBoard() {
    SnippetSession session = Game.setUp(NEW, Map.of(Game.FACTORY_MAKER, "R2"));
    session.ask("Board.instance()").returnsA("TicTacToeBoard");
    session.ask("GameMaster.instance().getPlayers().size()").returns(2);
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("Nothing is made before it is asked for, and every context gets its own")
  void makersMakeNewOnes() {
    Game game = Game.of((GameApplication) Game.application(NEW).get("application"));
    SnippetSession first = game.session();
    first.run("factory = Factory.instance()").run("board = Board.instance()");
    SnippetSession second = game.again().session();
    second.showing("in a second context, with the same makers");
    second.let("factory", first.get("factory")).let("board", first.get("board"));
    second.ask("Factory.instance()").isNot("factory");
    second.ask("Board.instance()").isNot("board");
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The application is a GameApplication and leaves the game to it")
  void leavesTheGameToTheFramework(Subject subject) {
    Structure.each(subject).forEach(one -> one.extendsClass(GameApplication.class));
    Structure.each(subject).forEach(Roles::leavesTheGame);
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE)
  @DisplayName("Its fields are private, and it prints nothing")
  void fieldsArePrivate(Subject subject) {
    Structure.each(subject).forEach(Structure::keepsItsFieldsPrivate);
    Structure.each(subject).forEach(Structure::printsNothing);
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The application knows no other game")
  void knowsNoOtherGame(Subject subject) {
    Roles.knowsNoOtherGame(subject, "tictactoe");
  }
}
