package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.Limits;
import com.tngtech.archunit.core.domain.JavaClass;
import framework.application.GameApplication;
import framework.games.own.OwnGameApplication;
import framework.model.Board;
import framework.model.BoardAccess;
import framework.model.GameContext;
import framework.model.GameOverStatus;
import framework.model.Move;
import framework.model.MoveProcessor;
import framework.model.MoveReceiver;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.model.StrategyAccess;
import framework.model.StrategyAccess.Outcome;
import framework.play.Factory;
import framework.play.GuiStrategy;
import framework.play.PlayAccess;
import framework.view.PieceView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game of a learner's own, of which nothing is known but that it stands on the framework. Its
 * machine plays it; no thread is started.
 */
final class OwnGame {
  /** So many moves are played at most. A game may well go on after that. */
  static final int LONGEST = 60;

  /** A person who selects spaces at random makes a move long before, also one of three spaces. */
  private static final int SELECTIONS = 5_000;

  /** One after the other, so that what a strategy keeps of one is met in the next. */
  private static final int PERSONS_GAMES = 10;

  private static final Set<String> OTHER_GAMES =
      Set.of("framework.games.quixo", "framework.games.tictactoe");

  final Game game;
  final Factory factory;

  /** The prototypes of the strategies that need no person. */
  final List<Strategy> machines = new ArrayList<>();

  private final GameApplication application;

  private OwnGame() {
    application =
        Call.of(
                "new OwnGameApplication()",
                () -> new GameContext().call(() -> new OwnGameApplication()))
            .get("an application");
    game = Game.of(application);
    factory = game.factory();
    Given.list(players(), "at least one player");
  }

  /**
   * Asks something of the game before there is a board, in its context, where all of its program
   * runs: any object of a learner's may look for its factory, whatever it is asked.
   */
  static void made(Consumer<OwnGame> check) {
    OwnGame own = new OwnGame();
    own.game.context().run(() -> check.accept(own));
  }

  /**
   * Asks something of a game that has begun. Where it cannot begin, the check is blocked by the
   * rule that says why; if that is its own rule, it fails.
   */
  static void begun(String rule, Consumer<OwnGame> check) {
    OwnGame own = needed("R1", rule, () -> new OwnGame());
    needed("R2", rule, () -> own.begin());
    List<Strategy> all = needed("R3", rule, () -> Given.list(own.strategies(), "the strategies"));
    own.game
        .context()
        .run(
            () -> {
              all.stream().filter(each -> !each.takesSelections()).forEach(own.machines::add);
              check.accept(own);
            });
  }

  private OwnGame begin() {
    game.begun();
    for (Class<?> type = game.board().getClass(); type != null; type = type.getSuperclass()) {
      if (OTHER_GAMES.contains(type.getPackageName())) {
        throw new CheckBlocked("the board is that of another game here, " + type.getName(), "R11");
      }
    }
    return this;
  }

  private static <T> T needed(String rule, String asking, Supplier<T> part) {
    return Given.orBlocked(failed -> rule.equals(asking) ? null : rule, part);
  }

  /** Whether this is a class of boards, and of no other game here. */
  static boolean isABoard(JavaClass type) {
    return type.isAssignableTo(Board.class)
        && type.getClassHierarchy().stream()
            .noneMatch(parent -> OTHER_GAMES.contains(parent.getPackageName()));
  }

  Call<String> name() {
    return game.call("application.getName()", () -> application.getName());
  }

  Call<List<Player>> players() {
    return game.call(Game.CREATE_PLAYERS, () -> factory.createPlayers());
  }

  Call<List<Strategy>> strategies() {
    return game.call(Game.CREATE_STRATEGIES, () -> factory.createPrototypeStrategies());
  }

  /** A call on the board as it is now. */
  <T> Call<T> at(String written, Callable<T> code) {
    return game.call(written, code).on(drawn());
  }

  /** The board in the letters of the game's own text; nothing if that does not go. */
  String drawn() {
    try {
      return Kinds.lettered(game.board());
    } catch (RuntimeException | StackOverflowError unfinished) {
      return "";
    }
  }

  /** The call that asks the board whether the game is over. */
  Call<GameOverStatus> asked() {
    return at(Game.GAME_OVER, () -> BoardAccess.gameOverHook(game.board()));
  }

  /** How the game stands; fails if the board cannot say. */
  GameOverStatus status() {
    return asked().getObject("how the game stands");
  }

  /** What the board says of its end, with the winning spaces. */
  String said() {
    return at(Game.GAME_OVER, () -> Ending.said(game)).get("how the game stands");
  }

  /** Fails unless the game goes on. */
  void isNotOver() {
    if (status().isGameOver()) {
      asked().fail("not over, since nobody has moved", "yours said " + said());
    }
  }

  /**
   * Everything that a move may change and an undo must bring back.
   *
   * @param pieces which piece stands where
   * @param told the same in words, which may be compared with those of another game
   */
  record State(List<Piece> pieces, List<String> told) {
    @Override
    public String toString() {
      return told.get(0) + "\n" + told.get(1);
    }
  }

  State state() {
    List<String> told = new ArrayList<>(List.of(drawn(), said()));
    told.addAll(Kinds.of(game.board()));
    return new State(game.pieces(), told);
  }

  /**
   * Sets the board up for another game. Not by the game master, who would ask the board whether it
   * is over, and the machines to move, on their own threads.
   */
  void restart() {
    MoveProcessor.instance().newGame();
    Call.run(Game.NEW_GAME, () -> game.board().newGame(game.players())).get();
  }

  /** Plays until the game is over, or long enough; asks something after each move. */
  void play(int moves, Runnable after) {
    play(moves, () -> move(), after);
  }

  /** As above, with moves that come from elsewhere, until there is none. */
  void play(int moves, Supplier<Move> mover, Runnable after) {
    for (int i = 0; i < moves && !status().isGameOver() && mover.get() != null; i++) {
      after.run();
    }
  }

  /** Has the first machine move, or two spaces where it does not, as R3 says; null if none do. */
  private Move move() {
    List<Piece> pieces = game.pieces();
    int before = count();
    if (!machines.isEmpty()) {
      try {
        return move(machines.get(0));
      } catch (CheckFailed failed) {
        status();
        machines.clear();
      }
    }
    Move move = count() == before && game.pieces().equals(pieces) ? bySpaces(Long.MAX_VALUE) : null;
    if (move == null && before == 0) {
      throw new CheckBlocked("nobody makes a first move in this game", "R3");
    }
    return move;
  }

  /** Has a machine make the next move; fails if it makes none. */
  Move move(Strategy machine) {
    String turn = "one move by the strategy \"%s\" for %s";
    long size = game.pieces().size();
    int patience = (int) Math.min(100_000, 10_000 + 32 * size * size);
    Call<Outcome> call =
        at(
            turn.formatted(machine.getName(), game.toMove().getName()),
            () -> StrategyAccess.move(machine.copy(), Limits.attempts(patience), attempts -> {}));
    int before = count();
    Outcome outcome = call.get("a move on the board");
    if (count() != before + 1) {
      boolean refused = outcome == Outcome.REFUSED;
      String none = refused ? "all of yours were refused" : "yours handed none to tryMove";
      call.fail("a move on the board", outcome == Outcome.MADE ? "there is none" : none);
    }
    return MoveProcessor.instance().getLastMove();
  }

  /**
   * Fails unless a person who knows no rules and selects one space after the other makes a move at
   * last, in each of some games.
   */
  void isMovedBy(GuiStrategy prototype) {
    Random random = new Random(game.pieces().size());
    for (int i = 1; i <= PERSONS_GAMES; i++) {
      restart();
      select((GuiStrategy) prototype.copy(), random);
      String seen = "none of %d selections of yours made one in game %d".formatted(SELECTIONS, i);
      strategies().require(count() > 0, "a strategy by which a person can move", seen);
    }
  }

  private void select(GuiStrategy person, Random random) {
    MoveReceiver turn = StrategyAccess.turnOf(person);
    boolean first = true;
    for (int i = 0; i < SELECTIONS && count() == 0; i++) {
      Space space = game.space(random.nextInt(game.pieces().size()));
      boolean isFirst = first;
      String written = "%s selects %s with the strategy \"%s\"";
      first =
          at(
                  written.formatted(person.getPlayer(), space, person.getName()),
                  () -> PlayAccess.select(person, space, isFirst, turn))
              .get("a move that is tried, or a space that is kept for one");
    }
  }

  static int count() {
    return MoveProcessor.instance().getMoveCount();
  }

  /** Makes a move by one or two spaces; null if none make one, of so many that are tried. */
  private Move bySpaces(long most) {
    return choices(most).map(this::made).filter(Objects::nonNull).findFirst().orElse(null);
  }

  /** By turns a move of two spaces, which nobody looks at, and one of the machine. */
  Move byTurns() {
    Move move = count() % 2 == 0 ? bySpaces(2_000) : null;
    return move == null ? move() : move;
  }

  /** Makes the move of these spaces; null if it does not go, or throws, which others say. */
  Move made(List<Space> spaces) {
    try {
      Move move = factory.createMove(Game.NOBODY, game.toMove(), spaces);
      return move != null && game.submit(move) ? move : null;
    } catch (RuntimeException none) {
      return null;
    }
  }

  /** Takes a move back; whether that goes is for R5 to say. */
  void takeBack() {
    try {
      game.undo();
    } catch (RuntimeException notUndone) {
      return;
    }
  }

  /** Some single spaces and some pairs, fewer on a large board: a small one has all. */
  List<List<Space>> someChoices() {
    return choices(Math.min(60, 1 + 20_000 / game.pieces().size())).toList();
  }

  /** At most so many single spaces and so many pairs, always the same after so many moves. */
  private Stream<List<Space>> choices(long most) {
    List<Space> spaces = new ArrayList<>();
    game.board().forEach(spaces::add);
    int size = spaces.size();
    Random random = new Random(count());
    Stream<List<Space>> single = some(random, size, most).mapToObj(n -> List.of(spaces.get(n)));
    return Stream.concat(
        single,
        some(random, size * size, most)
            .mapToObj(pair -> List.of(spaces.get(pair / size), spaces.get(pair % size))));
  }

  private static IntStream some(Random random, int all, long most) {
    return random.ints(0, all).distinct().limit(Math.min(most, all));
  }

  /** A move in words; fewer if it cannot say. */
  static String shown(Move move) {
    try {
      return "the move " + move.getSpaces() + " of " + move.getPlayer().getName();
    } catch (RuntimeException unfinished) {
      return "the move";
    }
  }

  /** A piece of your own game, and how it looked when it was first seen. */
  record OwnPiece(Player owner, PieceInView view, Call<Character> letter, Canvas drawing) {

    private static OwnPiece of(OwnGame own, Piece piece) {
      Call<PieceView> call =
          own.at("factory.createPieceView(piece)", () -> own.factory.createPieceView(piece));
      String written = call + ", a piece of " + Kinds.whose(piece.getPlayer());
      PieceInView view = new PieceInView(own.game, written, call.getObject("a view"));
      Call<Character> letter = own.at("factory.letterOf(piece)", () -> own.factory.letterOf(piece));
      return new OwnPiece(piece.getPlayer(), view, letter, view.drawn());
    }

    /** Looks at a piece of each class and player, as soon as it stands on the board. */
    static void each(OwnGame own, Consumer<OwnPiece> work) {
      Set<List<Object>> known = new HashSet<>();
      Runnable look =
          () ->
              own.game.pieces().stream()
                  .filter(piece -> piece != null)
                  .filter(piece -> known.add(Arrays.asList(piece.getClass(), piece.getPlayer())))
                  .forEach(piece -> work.accept(of(own, piece)));
      look.run();
      own.play(OwnGame.LONGEST, look);
    }

    /** Fails unless a piece of another player can be told from this one. */
    void differsFrom(OwnPiece other) {
      if (owner == other.owner) {
        return;
      }
      String whose = "pieces of " + Kinds.whose(owner) + " and " + Kinds.whose(other.owner);
      if (letter.get("a letter").equals(other.letter.get("a letter"))) {
        letter.on(whose).fail("a letter for each", "yours has " + letter.get() + " for both");
      }
      boolean same = drawing.looksLike(other.drawing);
      Call.of("view.draw(graphics, rectangle)", () -> drawing)
          .on(whose)
          .require(!same, "two drawings that differ", "yours look the same");
    }
  }
}
