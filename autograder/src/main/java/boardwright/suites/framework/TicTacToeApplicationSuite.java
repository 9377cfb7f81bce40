package boardwright.suites.framework;

import boardwright.testkit.Check;
import boardwright.testkit.Kind;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.application.GameApplication;
import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeFactory;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage application: {@code TicTacToeApplication}. */
@Suite(lab = "framework", stage = "application", watchesTheProgram = true)
public class TicTacToeApplicationSuite implements StyleRules {
  private static final String NAME = "framework.games.tictactoe.TicTacToeApplication";

  /** An application in a context of its own. */
  private static SnippetSession made() {
    return Game.inAnEmptyContext().session().run("application = new TicTacToeApplication()");
  }

  private static GameApplication application(SnippetSession session) {
    return (GameApplication) session.get("application");
  }

  /** The same where the application has set up its game, or another rule says why it has not. */
  private static SnippetSession setUp(String maker, String rule) {
    SnippetSession session = made();
    return Given.orBlocked(
        Map.of(maker, rule),
        () -> {
          Game.setUp(application(session));
          return session.showing("application.setUp() was called");
        });
  }

  @Test
  @Check(rule = "R1")
  @DisplayName("The game is called Tic-Tac-Toe")
  void hasItsName() {
    made().ask("application.getName()").returns("Tic-Tac-Toe");
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("setUp makes the factory of Tic-Tac-Toe")
  void setsUpTheFactory() {
    SnippetSession session = setUp(Game.BOARD_MAKER, "R3");
    session.ask("Factory.instance()").returnsA(TicTacToeFactory.class);
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("setUp makes the board of Tic-Tac-Toe")
  void setsUpTheBoard() {
    SnippetSession session = setUp(Game.FACTORY_MAKER, "R2");
    session.ask("Board.instance()").returnsA(TicTacToeBoard.class);
    session.ask("GameMaster.instance().getPlayers().size()").returns(2);
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("Nothing is made before it is asked for, and every context gets its own")
  void makersMakeNewOnes() {
    Game game = Game.of(application(made()));
    SnippetSession first = game.session();
    first.run("factory = Factory.instance()").run("board = Board.instance()");
    SnippetSession second = game.again().session();
    second.showing("in a second context, with the same makers");
    second.let("factory", first.get("factory")).let("board", first.get("board"));
    second.ask("Factory.instance()").isNot("factory");
    second.ask("Board.instance()").isNot("board");
  }

  @Test
  @Check(rule = "R5", kind = Kind.STRUCTURE)
  @DisplayName("The application is a GameApplication and leaves the game to it")
  void leavesTheGameToTheFramework(Subject subject) {
    Structure.of(subject, NAME).extendsClass(GameApplication.class);
    Roles.leadsNoGame(subject, NAME);
  }

  @Test
  @Check(rule = "R6", kind = Kind.STRUCTURE)
  @DisplayName("Its fields are private, and it prints nothing")
  void fieldsArePrivate(Subject subject) {
    Structure.of(subject, NAME).keepsItsFieldsPrivate();
    Structure.of(subject, NAME).printsNothing();
  }
}
