package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.application.GameApplication;
import framework.games.quixo.QuixoApplication;
import framework.games.quixo.QuixoBoard;
import framework.games.quixo.QuixoFactory;
import framework.games.quixo.QuixoLineStrategy;
import framework.games.quixo.QuixoMove;
import framework.games.quixo.QuixoPiece;
import framework.games.quixo.QuixoPieceView;
import framework.games.quixo.QuixoRandomStrategy;
import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.GameMaster;
import framework.play.TwoSpaceGuiStrategy;
import framework.view.PieceView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage quixo-game: {@code QuixoFactory} and {@code QuixoApplication}. */
@Suite(lab = "framework", stage = "quixo-game", watchesTheProgram = true)
public class QuixoGameSuite implements StyleRules, ClassRules.PrivateFields {
  private static final String FACTORY = "framework.games.quixo.QuixoFactory";
  private static final String APPLICATION = "framework.games.quixo.QuixoApplication";

  /** Never makes a move. */
  private static final class Idle extends Strategy {
    Idle() {
      super("Idle");
    }

    @Override
    protected void moveHook() {}
  }

  @Test
  @Check(rule = "R1", points = 2, about = "QuixoFactory")
  @DisplayName("The players are X and O, in this order")
  void makesThePlayers() {
    Game game = context();
    Call<List<Player>> call = at(game, Game.CREATE_PLAYERS, () -> factory().createPlayers());
    List<Player> players = Given.list(call, "the players X and O");
    at(game, Game.CREATE_PLAYERS, () -> names(players)).returns(List.of("X", "O"));
    haveNoStrategies(call, players);
    game.context().run(() -> players.forEach(player -> player.setStrategy(new Idle())));
    Call<List<Player>> again = call.on("the players of the first call have strategies by now");
    haveNoStrategies(again, Given.list(again, "players without strategies"));
  }

  private static void haveNoStrategies(Call<List<Player>> call, List<Player> players) {
    for (Player player : players) {
      if (player.getStrategy() != null) {
        call.fail(
            "players without strategies",
            player.getStrategy() instanceof Idle
                ? "yours gave a player of the first call again"
                : "your " + player.getName() + " has " + Kinds.kind(player.getStrategy()));
      }
    }
  }

  @Test
  @Check(rule = "R2", points = 2, about = "QuixoFactory")
  @DisplayName("People can choose a person, chance, and the one that sees lines")
  void makesTheStrategies() {
    Game game = context();
    Call<List<Strategy>> call =
        at(game, Game.CREATE_STRATEGIES, () -> factory().createPrototypeStrategies());
    String expected = "a TwoSpaceGuiStrategy first, then the others";
    List<Strategy> strategies = call.get(expected);
    if (strategies == null || strategies.isEmpty()) {
      call.fail(expected, "yours gave none");
      return;
    }
    if (!(strategies.get(0) instanceof TwoSpaceGuiStrategy)) {
      call.fail(
          "a TwoSpaceGuiStrategy first", "yours has " + Kinds.kind(strategies.get(0)) + " first");
    }
    for (Class<?> type : List.of(QuixoRandomStrategy.class, QuixoLineStrategy.class)) {
      if (strategies.stream().noneMatch(type::isInstance)) {
        call.fail(
            "a " + type.getSimpleName() + " among them",
            "yours has " + strategies.stream().map(Kinds::kind).toList());
      }
    }
  }

  @Test
  @Check(rule = "R3", points = 2, about = "QuixoFactory")
  @DisplayName("The view of a cube is a QuixoPieceView of this very cube")
  void makesViews() {
    Game game = context();
    Player x = new Player("X");
    Player o = new Player("O");
    for (Player owner : new Player[] {null, x, o, null, x, o}) {
      Piece cube = new QuixoPiece(owner);
      Call<PieceView> call =
          at(game, "factory.createPieceView(cube)", () -> factory().createPieceView(cube));
      String expected = "a QuixoPieceView of this cube";
      PieceView view = call.get(expected);
      if (!(view instanceof QuixoPieceView)) {
        call.fail(expected, "yours gave " + Kinds.kind(view));
      } else if (view.getPiece() != cube) {
        call.fail(expected, "yours has another cube");
      }
    }
  }

  @Test
  @Check(rule = "R4", points = 2, about = "QuixoFactory")
  @DisplayName("A move is a QuixoMove of this player, from here to there")
  void makesMoves() {
    Game game = context();
    Player player = new Player("O");
    for (Player owner : new Player[] {null, player, new Player("X")}) {
      makesMove(game, player, new QuixoPiece(owner));
    }
  }

  private static void makesMove(Game game, Player player, Piece cube) {
    Space from = new Space(0, 2);
    Space to = new Space(0, 4);
    Player owner = cube.getPlayer();
    Call<Move> call =
        at(
                game,
                "factory.createMovePieceMove(controller, O, cube, (0, 2), (0, 4))",
                () -> factory().createMovePieceMove(Game.NOBODY, player, cube, from, to))
            .on(owner == null ? "a blank cube" : "a cube of " + owner);
    String expected = "a QuixoMove of O from (0, 2) to (0, 4)";
    Move move = call.get(expected);
    if (!(move instanceof QuixoMove)) {
      call.fail(expected, "yours gave " + Kinds.kind(move));
    } else if (move.getPlayer() != player) {
      call.fail(expected, "yours is one of " + move.getPlayer());
    } else if (!List.of(from, to).equals(move.getSpaces())) {
      call.fail(expected, "yours has the spaces " + move.getSpaces());
    }
  }

  @Test
  @Check(rule = "R4", points = 2, about = "QuixoFactory")
  @DisplayName("Moves that are made by it are played, and refused ones are told to the controller")
  void movesArePlayed() {
    Game game = begun();
    Space from = game.space(0, 2);
    Call<Boolean> call =
        Call.of("a move from (0, 2) to (0, 4)", () -> game.play(0, 2, 0, 4)).on(game.drawn());
    String expected = "a cube of the first player on (0, 4)";
    boolean made = call.get(expected);
    Piece cube = game.piece(0, 4);
    if (!made || cube == null || cube.getPlayer() != game.player(0)) {
      call.fail(expected, made ? "yours has another one there" : "the move was refused");
    }
    refused(game, from, game.drawn());
    refused(game, from, game.drawn() + "\nthe same move was refused before, of another controller");
  }

  /** Has a separate controller make a move that is refused. */
  private static void refused(Game game, Space from, String on) {
    int[] refusals = new int[1];
    MoveController controller =
        new MoveController() {
          @Override
          public void notifyInvalidMove(Move move) {
            refusals[0]++;
          }

          @Override
          public void notifyInvalidUndo(Move move) {}
        };
    Player mover = game.player(1);
    Space to = game.space(3, 3);
    Call<Boolean> wrong =
        at(
                game,
                "a move from (0, 2) to (3, 3)",
                () ->
                    game.submit(
                        factory()
                            .createMovePieceMove(controller, mover, from.getPiece(), from, to)))
            .on(on);
    String told = "a refusal, and the controller hears of it once";
    if (wrong.get(told) || refusals[0] != 1) {
      wrong.fail(told, "it was told " + refusals[0] + " times");
    }
  }

  @Test
  @Check(rule = "R5", about = "QuixoApplication")
  @DisplayName("The name of the game is Quixo")
  void knowsItsName() {
    QuixoApplication application = application(Game.inAnEmptyContext());
    Call.of("application.getName()", () -> application.getName()).returns("Quixo");
  }

  @Test
  @Check(rule = "R6", points = 2, about = "QuixoApplication")
  @DisplayName("setUp brings QuixoBoard and QuixoFactory to the context")
  void setsUpTheGame() {
    bringsBoardAndFactory("after application.setUp()");
    bringsBoardAndFactory("after application.setUp() of a second program, in a context of its own");
  }

  private static void bringsBoardAndFactory(String on) {
    Game game = Game.inAnEmptyContext();
    QuixoApplication application = application(game);
    Given.orBlocked(
        Map.of(Game.CREATE_PLAYERS, "R1", Game.CREATE_STRATEGIES, "R2"),
        () -> {
          SettingUp.of(application);
          return application;
        });
    Call<Board> board = at(game, Game.MAKE_BOARD, () -> Board.instance()).on(on);
    if (!(board.get("a QuixoBoard") instanceof QuixoBoard)) {
      board.fail("a QuixoBoard", "there is " + Kinds.kind(board.get()));
    }
    Call<Factory> factory = at(game, Game.MAKE_FACTORY, () -> Factory.instance()).on(on);
    if (!(factory.get("a QuixoFactory") instanceof QuixoFactory)) {
      factory.fail("a QuixoFactory", "there is " + Kinds.kind(factory.get()));
    }
    Call<List<String>> players =
        at(
                game,
                "GameMaster.instance().getPlayers()",
                () -> names(GameMaster.instance().getPlayers()))
            .on(on);
    players.returns(List.of("X", "O"));
  }

  @Test
  @Check(rule = "R7", points = 2, about = "QuixoFactory")
  @DisplayName("A game can be played to its end")
  void playsToTheEnd() {
    Game game = begun();
    int[][] moves = {
      {0, 0, 0, 4},
      {4, 0, 4, 4},
      {0, 0, 0, 4},
      {4, 0, 4, 4},
      {0, 0, 0, 4},
      {4, 0, 4, 4},
      {0, 0, 0, 4},
      {4, 0, 4, 4},
      {0, 0, 0, 4}
    };
    for (int[] numbers : moves) {
      Call<Boolean> call =
          Call.of(
                  "a move from (%d, %d) to (%d, %d)"
                      .formatted(numbers[0], numbers[1], numbers[2], numbers[3]),
                  () -> game.play(numbers))
              .on(game.drawn());
      if (!call.get("a move that is made")) {
        call.fail("a move that is made", "it was refused");
      }
    }
    Call<GameOverStatus> end =
        at(game, "board.gameOver()", () -> game.board().gameOver()).on(game.drawn());
    String expected = "a status: over, won by the first player";
    if (end.get(expected).getWinner() != game.player(0)) {
      end.fail(expected, "the winner is " + end.get().getWinner());
    }
  }

  @Test
  @Check(rule = "R8", kind = Kind.STRUCTURE)
  @DisplayName("QuixoFactory is a Factory, QuixoApplication a GameApplication")
  void areOfTheFramework(Subject subject) {
    Structure.of(subject, FACTORY).isA(Factory.class, "a class that extends Factory");
    Structure.of(subject, APPLICATION)
        .isA(GameApplication.class, "a class that extends GameApplication");
  }

  @Test
  @Check(rule = "R9", kind = Kind.STRUCTURE)
  @DisplayName("They print nothing")
  void printNothing(Subject subject) {
    Structure.of(subject, FACTORY).printsNothing();
    Structure.of(subject, APPLICATION).printsNothing();
  }

  /** A context where the factory under check is configured. */
  private static Game context() {
    return Game.configured(() -> new QuixoFactory(), () -> new QuixoBoard());
  }

  /** A game that has begun; blocks the check if the factory makes no players for it. */
  private static Game begun() {
    return Given.orBlocked(
        Map.of(Game.MAKE_FACTORY, "R1", Game.CREATE_PLAYERS, "R1"),
        () -> Game.of(() -> new QuixoFactory(), () -> new QuixoBoard()));
  }

  private static Factory factory() {
    return Factory.instance();
  }

  private static QuixoApplication application(Game game) {
    return Call.of("new QuixoApplication()", () -> game.application(() -> new QuixoApplication()))
        .get("an application");
  }

  private static <T> Call<T> at(Game game, String written, java.util.concurrent.Callable<T> work) {
    return game.call(written, work);
  }

  private static List<String> names(List<Player> players) {
    List<String> names = new ArrayList<>();
    players.forEach(player -> names.add(player.getName()));
    return names;
  }
}
