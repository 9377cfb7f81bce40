package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import framework.application.GameApplication;
import framework.games.own.OwnGameApplication;
import framework.model.BoardAccess;
import framework.model.GameOverStatus;
import framework.model.Move;
import framework.model.MoveProcessor;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.model.StrategyAccess;
import framework.model.StrategyAccess.Outcome;
import framework.play.Factory;
import framework.view.PieceView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/**
 * A game of a learner's own, of which nothing is known but that it stands on the framework. Its
 * machine plays it; no thread is started.
 */
final class OwnGame {
  /** So many moves are played at most. A game may well go on after that. */
  static final int LONGEST = 60;

  /** How often a machine is asked in one turn: there may be thousands of moves to try. */
  private static final int PATIENCE = 250_000;

  /** So often at least where no point hangs on it, and so often more for each pair of spaces. */
  private static final int LEAST_PATIENCE = 10_000;

  private static final int LUCK = 32;

  private static final String GET_NAME = "application.getName()";

  /** The rules that explain what a game needs before anything can be asked. */
  private static final Map<String, String> RULES =
      Map.of(
          SettingUp.FACTORY_MAKER,
          "R1",
          SettingUp.BOARD_MAKER,
          "R1",
          GET_NAME,
          "R1",
          Game.MAKE_FACTORY,
          "R1",
          Game.CREATE_PLAYERS,
          "R1",
          Game.MAKE_BOARD,
          "R2",
          Game.NEW_GAME,
          "R2",
          Game.GAME_OVER,
          "R2",
          Game.CREATE_STRATEGIES,
          "R3");

  private final GameApplication application;
  private final Game game;
  private final List<Strategy> machines = new ArrayList<>();
  private Factory factory;
  private String name = "";

  /** Whether the first machine made no move where it should have. */
  private boolean givenOut;

  private OwnGame(GameApplication application, Game game) {
    this.application = application;
    this.game = game;
  }

  /** The game in its own context; where that does not go, the check is blocked. */
  static OwnGame begun() {
    return begunFor("");
  }

  /**
   * The game in its own context.
   *
   * @param rule the rule of the check: it fails if what this rule asks for does not go, and is
   *     blocked by anything else
   */
  static OwnGame begunFor(String rule) {
    Map<String, String> others = new HashMap<>(RULES);
    others.values().removeIf(rule::equals);
    return Given.orBlocked(others, () -> beginning());
  }

  private static OwnGame beginning() {
    OwnGame own = made();
    own.game.setUp();
    Class<?> anothers = OwnBoards.anothersGame(own.game.board().getClass());
    if (anothers != null) {
      throw new CheckBlocked(
          "the board is that of another game here, `%s`".formatted(anothers.getSimpleName()),
          "R11");
    }
    own.seat(
        seated -> {
          for (Strategy strategy : Given.list(seated.strategies(), "the strategies")) {
            if (!strategy.takesSelections()) {
              seated.machines.add(strategy);
            }
          }
        });
    return own;
  }

  /** The application and the factory of the game; there is no board yet. */
  static OwnGame made() {
    GameApplication application =
        Call.of(
                "new OwnGameApplication()",
                () -> Game.inAnEmptyContext().application(() -> new OwnGameApplication()))
            .get("an application");
    Game game =
        Game.configured(SettingUp.factoryMaker(application), SettingUp.boardMaker(application));
    OwnGame own = new OwnGame(application, game);
    own.name = Given.thing(game.call(GET_NAME, () -> application.getName()), "a name");
    own.factory = Given.thing(game.call(Game.MAKE_FACTORY, () -> Factory.instance()), "a factory");
    return own;
  }

  /**
   * Asks something of the game in its context, where all of its program runs: any object of a
   * learner's may look for its board or its factory, whatever it is asked, if only for a text.
   */
  void seat(Consumer<OwnGame> check) {
    game.context().run(() -> check.accept(this));
  }

  Game game() {
    return game;
  }

  Factory factory() {
    return factory;
  }

  /** The name of the game. */
  String name() {
    return name;
  }

  /** The call for the prototypes of the strategies. */
  Call<List<Strategy>> strategies() {
    return at(Game.CREATE_STRATEGIES, () -> factory.createPrototypeStrategies());
  }

  /** The prototypes that need no person. */
  List<Strategy> machines() {
    return Collections.unmodifiableList(machines);
  }

  /** A call at the game's context, on the board as it is now. */
  <T> Call<T> at(String written, Callable<T> code) {
    return game.call(written, code).on(asItIs());
  }

  /**
   * The board as it is now, which becomes a text when somebody reads it, and mostly nobody does.
   */
  private Object asItIs() {
    List<Piece> pieces = game.pieces();
    return new Object() {
      @Override
      public String toString() {
        return drawn(pieces);
      }
    };
  }

  /** The board in the letters of the game's own text. */
  String drawn() {
    return drawn(game.pieces());
  }

  private String drawn(List<Piece> pieces) {
    try {
      List<String> rows = new ArrayList<>();
      int columns = game.board().getColumns();
      for (int first = 0; first < pieces.size(); first += columns) {
        StringBuilder row = new StringBuilder();
        for (Piece piece : pieces.subList(first, first + columns)) {
          row.append(piece == null ? '.' : (char) game.at(() -> factory.letterOf(piece)));
        }
        rows.add(row.toString());
      }
      return Picture.drawn(rows);
    } catch (Exception | StackOverflowError unfinished) {
      return "";
    }
  }

  /** How the game stands; fails if the board cannot say. */
  GameOverStatus status() {
    return Given.thing(asked(), "how the game stands");
  }

  /** The call that asks the board whether the game is over. */
  Call<GameOverStatus> asked() {
    return at(Game.GAME_OVER, () -> BoardAccess.gameOverHook(game.board()));
  }

  boolean isOver() {
    return status().isGameOver();
  }

  /** Has a machine make the next move; fails if it makes none. */
  Move move(Strategy machine) {
    return move(machine, PATIENCE);
  }

  private Move move(Strategy machine, int patience) {
    Player player = game.toMove();
    Call<Outcome> call =
        at(
            "one move by the strategy \"" + machine.getName() + "\" for " + player.getName(),
            () -> StrategyAccess.move(machine.copy(), patience, attempts -> {}));
    int before = count();
    String expected = "a move on the board";
    Outcome outcome = moved(call, expected);
    if (outcome == Outcome.REFUSED || outcome == Outcome.SILENT) {
      boolean silent = outcome == Outcome.SILENT;
      call.fail(expected, silent ? "yours handed none to tryMove" : "all of yours were refused");
    }
    if (count() != before + 1) {
      call.fail(expected, "there is none");
    }
    return game.context().call(() -> MoveProcessor.instance().getLastMove());
  }

  /** What came of a turn, which a board that cannot say how the game stands may end. */
  private Outcome moved(Call<Outcome> turn, String expected) {
    try {
      return turn.get(expected);
    } catch (CheckFailed failed) {
      status();
      throw failed;
    }
  }

  /** How many moves were made. */
  int count() {
    return game.context().call(() -> MoveProcessor.instance().getMoveCount());
  }

  /**
   * Plays until the game is over, or for so many moves, or until nobody knows another one.
   *
   * @param after what is asked after each move
   */
  void play(int moves, Runnable after) {
    for (int i = 0; i < moves && !isOver() && move() != null; i++) {
      after.run();
    }
  }

  /**
   * Has the first machine move; where there is none, or none any more, which is for another rule to
   * say, makes a move by one or two spaces.
   *
   * @return the move; null if no two spaces make one where the machine has given out
   */
  Move move() {
    int before = count();
    List<Piece> pieces = game.pieces();
    if (!machines.isEmpty() && !givenOut) {
      try {
        long pairs = (long) pieces.size() * pieces.size();
        return move(machines.get(0), (int) Math.min(PATIENCE, LEAST_PATIENCE + LUCK * pairs));
      } catch (CheckFailed failed) {
        if (failed.finding().called().equals(Game.GAME_OVER)) {
          throw failed;
        }
        givenOut = true;
      }
    }
    if (count() != before || !game.pieces().equals(pieces)) {
      throw new CheckBlocked("the machine left this game in the middle of a move", "R3");
    }
    Move move = moveBySpaces();
    if (move == null && machines.isEmpty()) {
      asked().fail("over, since no one or two spaces make a move", "yours said it is not");
    }
    if (move == null && before == 0) {
      throw new CheckBlocked("nobody makes a first move in this game", "R3");
    }
    return move;
  }

  /** What is thrown by some spaces is for other rules to say. */
  private Move moveBySpaces() {
    for (List<Space> spaces : Choices.shuffled(game.board(), new Random(count()))) {
      try {
        Move move = chosen(spaces).make();
        if (move != null && executed(move).make()) {
          return move;
        }
      } catch (Exception none) {
        // These spaces make no move.
      }
    }
    return null;
  }

  /** The same as {@link Kinds#told} in another context, if the game is the same there. */
  List<String> told() {
    return Kinds.told(drawn(), status(), game.board());
  }

  /** Everything that a move may change and an undo must bring back. */
  State state() {
    return new State(game.pieces(), Standing.of(status()), drawn());
  }

  /** Whether everything is as it was, down to which piece stands where. */
  boolean isAs(State before) {
    return game.pieces().equals(before.pieces) && Standing.of(status()).equals(before.standing);
  }

  /** The call that makes a move of the player who is to move; it gives null if there is no such. */
  Call<Move> chosen(List<Space> spaces) {
    Player player = game.toMove();
    return at(
        "factory.createMove(controller, " + player.getName() + ", spaces " + spaces + ")",
        () -> factory.createMove(Game.NOBODY, player, spaces));
  }

  /** The call that executes a move. */
  Call<Boolean> executed(Move move) {
    return at("executing the move " + shown(move), () -> game.submit(move));
  }

  /** The call that takes the last move back. */
  Call<Boolean> undone(Move move) {
    return at("taking back the move " + shown(move), () -> game.undo());
  }

  /** The call that makes the move again that was taken back last. */
  Call<Boolean> redone(Move move) {
    return at("making the move " + shown(move) + " again", () -> game.redo());
  }

  private String shown(Move move) {
    try {
      return move.getSpaces() + " of " + move.getPlayer().getName();
    } catch (RuntimeException unfinished) {
      return "";
    }
  }

  /** A view of a piece that draws at this game's context. */
  PieceView view(Piece piece) {
    PieceView view =
        Given.thing(
            at("factory.createPieceView(piece)", () -> factory.createPieceView(piece)), "a view");
    return new SeatedView(game, view);
  }

  /** The letter of a piece. */
  Call<Character> letter(Piece piece) {
    return at("factory.letterOf(piece)", () -> factory.letterOf(piece));
  }

  /**
   * The position at some moment.
   *
   * @param pieces which piece stood where
   * @param standing how the game stood
   * @param drawn the board as text
   */
  record State(List<Piece> pieces, Standing standing, String drawn) {
    /** Board and status as text. */
    @Override
    public String toString() {
      return drawn + "\n" + standing;
    }
  }
}
