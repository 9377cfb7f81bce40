package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Kind;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.application.GameApplication;
import framework.games.tictactoe.TicTacToeApplication;
import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeFactory;
import framework.model.Board;
import framework.model.Player;
import framework.model.SingletonSupplier;
import framework.play.Factory;
import framework.play.GameMaster;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage application: {@code TicTacToeApplication}. */
@Suite(lab = "framework", stage = "application", watchesTheProgram = true)
public class TicTacToeApplicationSuite implements StyleRules {
  private static final String NAME = "framework.games.tictactoe.TicTacToeApplication";
  private static final String SET_UP = "application.setUp() was called";

  @Test
  @Check(rule = "R1")
  @DisplayName("The game is called Tic-Tac-Toe")
  void hasItsName() {
    Game game = Game.inAnEmptyContext();
    GameApplication application = made(game);
    Call.of("application.getName()", () -> game.at(() -> application.getName()))
        .returns("Tic-Tac-Toe");
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("setUp makes the factory of Tic-Tac-Toe")
  void setsUpTheFactory() {
    Game game = setUp(Map.of(SettingUp.BOARD_MAKER, "R3"));
    Call<Factory> call = at(game, "Factory.instance()", () -> Factory.instance());
    Factory factory = call.get("a TicTacToeFactory");
    if (!(factory instanceof TicTacToeFactory)) {
      call.fail("a TicTacToeFactory", "it is " + Kinds.kind(factory));
    }
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("setUp makes the board of Tic-Tac-Toe")
  void setsUpTheBoard() {
    Game game = setUp(Map.of(SettingUp.FACTORY_MAKER, "R2"));
    Call<Board> call = at(game, "Board.instance()", () -> Board.instance());
    Board board = call.get("a TicTacToeBoard");
    if (!(board instanceof TicTacToeBoard)) {
      call.fail("a TicTacToeBoard", "it is " + Kinds.kind(board));
    }
    Call<List<Player>> players =
        at(game, "GameMaster.instance().getPlayers()", () -> GameMaster.instance().getPlayers());
    int count = players.get("two players").size();
    if (count != 2) {
      players.fail("two players", "there are " + count);
    }
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("Nothing is made before it is asked for, and every context gets its own")
  void makersMakeNewOnes() {
    Game first = Game.inAnEmptyContext();
    GameApplication application = made(first);
    SingletonSupplier<? extends Factory> factoryMaker = SettingUp.factoryMaker(application);
    SingletonSupplier<? extends Board> boardMaker = SettingUp.boardMaker(application);
    Call<Boolean> call =
        Call.of(
                "Board.instance()",
                () -> {
                  Game one = Game.configured(factoryMaker, boardMaker);
                  Game two = Game.configured(factoryMaker, boardMaker);
                  Board board = one.at(() -> Board.instance());
                  Board other = two.at(() -> Board.instance());
                  Factory factory = one.at(() -> Factory.instance());
                  return board != other && factory != two.at(() -> Factory.instance());
                })
            .on("two contexts, each configured with what the application's makers make");
    if (!call.get("a board and a factory for each context")) {
      call.fail("a board and a factory for each context", "yours are the same at both");
    }
  }

  @Test
  @Check(rule = "R5", kind = Kind.STRUCTURE)
  @DisplayName("The application is a GameApplication and leaves the game to it")
  void leavesTheGameToTheFramework(Subject subject) {
    Structure.of(subject, NAME).isA(GameApplication.class, "a class that extends GameApplication");
    Roles.leadsNoGame(subject, NAME);
  }

  @Test
  @Check(rule = "R6", kind = Kind.STRUCTURE)
  @DisplayName("Its fields are private, and it prints nothing")
  void fieldsArePrivate(Subject subject) {
    Structure.of(subject, NAME).keepsItsFieldsPrivate();
    Structure.of(subject, NAME).printsNothing();
  }

  private static GameApplication made(Game game) {
    return Call.of(
            "new TicTacToeApplication()",
            () -> game.at(() -> (GameApplication) new TicTacToeApplication()))
        .get("an application");
  }

  /**
   * A context where an application has set up its game.
   *
   * @param rules the rules of parts that the check is not about
   */
  private static Game setUp(Map<String, String> rules) {
    Game game = Game.inAnEmptyContext();
    GameApplication application = made(game);
    return Given.orBlocked(
        rules,
        () -> {
          SettingUp.of(application);
          return game;
        });
  }

  private static <T> Call<T> at(Game game, String written, Callable<T> code) {
    return game.call(written, code).on(SET_UP);
  }
}
