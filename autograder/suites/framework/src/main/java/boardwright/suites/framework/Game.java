package boardwright.suites.framework;

import boardwright.protocol.Shown;
import boardwright.testkit.Call;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import framework.application.GameApplication;
import framework.games.quixo.QuixoBoard;
import framework.games.quixo.QuixoFactory;
import framework.games.quixo.QuixoPiece;
import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeFactory;
import framework.model.Board;
import framework.model.BoardAccess;
import framework.model.GameContext;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.MoveProcessor;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.SingletonSupplier;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.GameMaster;
import framework.view.BoardView;
import framework.view.PieceView;
import framework.view.SpaceView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A game in its own context, set up for one check. Nobody has a strategy, so no thread ever starts:
 * the check makes the moves. It draws itself, for the {@code on} part of a failure.
 */
final class Game {
  /** Counts the moves that are refused. */
  static final class Refusals implements MoveController {
    int count;

    @Override
    public void notifyInvalidMove(Move move) {
      count++;
    }

    @Override
    public void notifyInvalidUndo(Move move) {}
  }

  /** For moves that nobody waits for. */
  static final MoveController NOBODY = new Refusals();

  /** The calls that set up a game, as a student would write them. */
  static final String MAKE_FACTORY = "Factory.instance()";

  static final String FACTORY_MAKER = "application.getFactoryMaker()";
  static final String BOARD_MAKER = "application.getBoardMaker()";
  static final String CREATE_PLAYERS = "factory.createPlayers()";
  static final String CREATE_STRATEGIES = "factory.createPrototypeStrategies()";
  static final String MAKE_BOARD = "Board.instance()";
  static final String NEW_GAME = "board.newGame(players)";
  static final String GAME_OVER = "board.gameOverHook()";

  private static final Snippets JAVA =
      Snippets.in(
              Game.class,
              "framework.model.*",
              "framework.view.*",
              "framework.play.*",
              "framework.application.*",
              "framework.games.tictactoe.*",
              "framework.games.quixo.*",
              "java.util.Random")
          .reading(
              Kinds::kind,
              Board.class,
              Factory.class,
              GameOverStatus.class,
              Piece.class,
              Player.class,
              Strategy.class,
              PieceView.class,
              SpaceView.class,
              BoardView.class);

  private final GameContext context;
  private final SnippetSession session = JAVA.session().within(call -> at(call));
  private boolean mastered = true;
  private Board board;
  private List<Player> players = List.of();

  private Game(GameContext context) {
    this.context = context;
  }

  /** Tic-Tac-Toe with the factory and the board of the mix; nothing is made yet. */
  static Game ticTacToe() {
    return configured(() -> new TicTacToeFactory(), () -> new TicTacToeBoard());
  }

  /** Quixo with the factory and the board of the mix; nothing is made yet. */
  static Game quixo() {
    return configured(() -> new QuixoFactory(), () -> new QuixoBoard());
  }

  /** A game of these players on this board, with views of pieces as the check makes them. */
  static Game of(
      List<Player> players,
      Function<Piece, PieceView> views,
      SingletonSupplier<? extends Board> board) {
    return configured(() -> new FactoryDouble(players, views), board);
  }

  /** A game of Ann and Bob, whose pieces are made so. */
  static Game ofStrangers(
      Function<Player, Piece> pieces, SingletonSupplier<? extends Board> board) {
    List<Player> players =
        List.of(
            new OnePiecePlayer("Ann", owner -> pieces.apply(owner)),
            new OnePiecePlayer("Bob", owner -> pieces.apply(owner)));
    return of(players, piece -> null, board);
  }

  /** A factory that only checks know of. */
  private static final class FactoryDouble extends Factory {
    private final List<Player> players;
    private final Function<Piece, PieceView> views;

    FactoryDouble(List<Player> players, Function<Piece, PieceView> views)
        throws InvalidSingletonInstantiationException {
      this.players = players;
      this.views = views;
    }

    @Override
    public List<Player> createPlayers() {
      return players;
    }

    @Override
    public List<Strategy> createPrototypeStrategies() {
      return List.of();
    }

    @Override
    public PieceView createPieceView(Piece piece) {
      return views.apply(piece);
    }
  }

  /** A context where this factory and this board are configured, and nothing is made yet. */
  static Game configured(
      SingletonSupplier<? extends Factory> factory, SingletonSupplier<? extends Board> board) {
    Game game = new Game(new GameContext());
    game.context.run(
        () -> {
          Factory.configure(factory);
          Board.configure(board);
        });
    return game;
  }

  /** The same makers in a context of its own. */
  Game again() {
    return new Game(context.another());
  }

  /** Makes players and board, and begins the game; fails with the call that does not go. */
  Game begun() {
    makeParts();
    context.run(() -> GameMaster.instance().setPlayers(players));
    newGame();
    return this;
  }

  /** The same without a master, who would ask the board at once whether the game is over. */
  Game unasked() {
    mastered = false;
    return begun();
  }

  private void makeParts() {
    factory();
    players =
        Given.list(call(CREATE_PLAYERS, () -> Factory.instance().createPlayers()), "the players");
    board = call(MAKE_BOARD, () -> Board.instance()).getObject("a board");
    session.let("board", board);
  }

  /** The factory; fails if there is none. */
  Factory factory() {
    return call(MAKE_FACTORY, () -> Factory.instance()).getObject("a factory");
  }

  /** The game of an application, configured by its makers; fails if one of them is missing. */
  @SuppressWarnings("unchecked")
  static Game of(GameApplication application) {
    SnippetSession makers = JAVA.session().let("application", application);
    makers.within(call -> application.getContext().call(() -> call.call()));
    return configured(
        (SingletonSupplier<Factory>) makers.ask(FACTORY_MAKER).getObject("a maker"),
        (SingletonSupplier<Board>) makers.ask(BOARD_MAKER).getObject("a maker"));
  }

  /** An {@code application} in a context of its own. */
  static SnippetSession application(String creation) {
    return new Game(new GameContext()).session.run("application = " + creation);
  }

  /** The same after it has set up its game. Where that fails, these rules may say why. */
  static SnippetSession setUp(String creation, Map<String, String> rules) {
    SnippetSession session = application(creation);
    return Given.orBlocked(
        rules,
        () -> {
          setUp((GameApplication) session.get("application"));
          return session.showing("application.setUp() was called");
        });
  }

  /** Calls {@code setUp}; fails if that does not go, and tells which of its parts is to blame. */
  static void setUp(GameApplication application) {
    Game parts = of(application);
    try {
      application.setUp();
    } catch (RuntimeException trouble) {
      parts.makeParts();
      Given.list(
          parts.call(CREATE_STRATEGIES, () -> Factory.instance().createPrototypeStrategies()),
          "the strategies");
      Given.failed("application.setUp()", trouble);
    }
  }

  /** Begins another game with the same players; fails with the call that does not go. */
  void newGame() {
    try {
      context.run(() -> begin());
    } catch (RuntimeException trouble) {
      Call.run(NEW_GAME, () -> context.run(() -> board.newGame(players))).get();
      call(GAME_OVER, () -> BoardAccess.gameOverHook(board)).on("a new game").getObject("a status");
      Given.failed("a new game", trouble);
    }
  }

  private void begin() {
    if (mastered) {
      GameMaster.instance().newGame();
    } else {
      MoveProcessor.instance().newGame();
      board.newGame(players);
    }
  }

  /** Snippets in this context, where {@code board} is the board of the game. */
  SnippetSession session() {
    return session;
  }

  /** A question; where it fails, the board is drawn. */
  Call<Object> ask(String question, Object... arguments) {
    return session.ask(question, arguments).on(this);
  }

  /** A call that is made in this context. */
  <T> Call<T> call(String written, Callable<T> code) {
    return Call.of(written, () -> at(code));
  }

  /** Does something in this context, and gives back what it gives. */
  <T> T at(Callable<T> work) throws Exception {
    return context.call(() -> work.call());
  }

  GameContext context() {
    return context;
  }

  Board board() {
    return board;
  }

  /** The players, in the order of their turns. */
  List<Player> players() {
    return players;
  }

  Player player(int number) {
    if (number >= players.size()) {
      throw new CheckBlocked("this check needs more players than " + players.size());
    }
    return players.get(number);
  }

  /** The space of this number, row by row. */
  Space space(int number) {
    return board.getSpace(number / board.getColumns(), number % board.getColumns());
  }

  /** Who is to move after the moves that were made. */
  Player toMove() {
    return players.get(
        context.call(() -> MoveProcessor.instance().getMoveCount()) % players.size());
  }

  /** Has the move processor execute a move; tells whether it went. */
  boolean submit(Move move) {
    return context.call(() -> MoveProcessor.instance().submitMove(move));
  }

  /**
   * Makes one move by its spaces; tells whether it went. Fails if something is thrown, or there is
   * no such move.
   */
  boolean play(int... rowsAndColumns) {
    List<Space> spaces = new ArrayList<>();
    for (int i = 0; i < rowsAndColumns.length; i += 2) {
      spaces.add(board.getSpace(rowsAndColumns[i], rowsAndColumns[i + 1]));
    }
    Player mover = toMove();
    String to = spaces.stream().map(String::valueOf).collect(Collectors.joining(" to "));
    String written = "a move %s %s".formatted(spaces.size() == 1 ? "to" : "from", to);
    Call<Move> call = call(written, () -> Factory.instance().createMove(NOBODY, mover, spaces));
    Move move = call.on(this).getObject("a move");
    return Call.of(written, () -> submit(move)).on(this).get();
  }

  /** Takes the last move back; tells whether it went. */
  boolean undo() {
    return context.call(() -> MoveProcessor.instance().undoMove());
  }

  /** Makes the move again that was taken back last; tells whether it went. */
  boolean redo() {
    return context.call(() -> MoveProcessor.instance().redoMove());
  }

  /**
   * Puts pieces on the board without moves: a text for each row, {@code X} for a piece of the first
   * player, {@code O} for one of the second, {@code .} for a space that stays as it is.
   */
  void put(String... rows) {
    String letters = String.join("", rows);
    for (int i = 0; i < letters.length(); i++) {
      if (letters.charAt(i) != '.') {
        put(i, player("XO".indexOf(letters.charAt(i))));
      }
    }
  }

  /** Puts a piece of a player on the space of this number, instead of what stands there. */
  void put(int number, Player owner) {
    Space space = space(number);
    try {
      context.run(
          () -> {
            space.clearSpace();
            space.placePiece(pieceFor(owner));
          });
    } catch (RuntimeException e) {
      throw new CheckBlocked(
          "a piece for this check cannot be put on " + space + ": " + Shown.thrown(e));
    }
  }

  private Piece pieceFor(Player owner) {
    if (owner instanceof OnePiecePlayer maker) {
      return maker.createPiece();
    }
    return board instanceof QuixoBoard ? new QuixoPiece(owner) : new Piece(owner);
  }

  /** Which piece stands where, row by row: what an undo must bring back. */
  List<Piece> pieces() {
    List<Piece> pieces = new ArrayList<>();
    board.forEach(space -> pieces.add(space.getPiece()));
    return pieces;
  }

  /** The board as it is when somebody reads this. */
  @Override
  public String toString() {
    return Kinds.drawn(context.call(() -> Kinds.rows(board, players)));
  }
}
