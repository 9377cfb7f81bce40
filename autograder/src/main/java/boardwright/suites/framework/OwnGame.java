package boardwright.suites.framework;

import boardwright.suite.Call;
import framework.ApplicationAccess;
import framework.Board;
import framework.Factory;
import framework.GameApplication;
import framework.GameOverStatus;
import framework.Move;
import framework.MoveProcessor;
import framework.Piece;
import framework.PieceView;
import framework.Player;
import framework.SingletonMaker;
import framework.Space;
import framework.Strategy;
import framework.StrategyAccess;
import framework.WinningSpacesGameOverStatus;
import framework.games.own.OwnGameApplication;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;

/**
 * A game of a learner's own, of which nothing is known but that it stands on the framework. Its
 * machine plays it; no thread is started.
 */
final class OwnGame {
  /** So many moves are played at most. A game may well go on after that. */
  static final int LONGEST = 60;

  private static final int PAIRS = 100;

  private final GameApplication application;
  private final Game game;
  private final List<Strategy> machines = new ArrayList<>();
  private Factory factory;
  private String name = "";

  private OwnGame(GameApplication application, Game game) {
    this.application = application;
    this.game = game;
  }

  /** Sets up the game at a table of its own. */
  static OwnGame begun() {
    GameApplication application =
        Call.of(
                "new OwnGameApplication()",
                () -> Game.atAnEmptyTable().application(() -> new OwnGameApplication()))
            .get("an application");
    SingletonMaker<? extends Factory> factoryMaker =
        Call.of("application.getFactoryMaker()", () -> ApplicationAccess.factoryMaker(application))
            .get("a maker");
    SingletonMaker<? extends Board> boardMaker =
        Call.of("application.getBoardMaker()", () -> ApplicationAccess.boardMaker(application))
            .get("a maker");
    OwnGame own = new OwnGame(application, Game.of(factoryMaker, boardMaker));
    own.name = Call.of("application.getName()", () -> application.getName()).get("a name");
    own.factory = own.at("Factory.instance()", () -> Factory.instance()).get("a factory");
    Call<List<Strategy>> strategies = own.strategies();
    List<Strategy> all = strategies.get("strategies");
    for (Strategy strategy : all == null ? List.<Strategy>of() : all) {
      if (strategy != null && !strategy.takesSelections()) {
        own.machines.add(strategy);
      }
    }
    return own;
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
    return at("factory.createPrototypeStrategies()", () -> factory.createPrototypeStrategies());
  }

  /** The prototypes that need no person. */
  List<Strategy> machines() {
    return Collections.unmodifiableList(machines);
  }

  /** A call at the game's table, on the board as it is now. */
  <T> Call<T> at(String written, Callable<T> code) {
    return Call.of(written, () -> game.at(code)).on(drawn());
  }

  /** The board in the letters of the game's own text. */
  String drawn() {
    try {
      return Picture.drawn(rows());
    } catch (Exception | StackOverflowError unfinished) {
      return "";
    }
  }

  private List<String> rows() throws Exception {
    List<String> rows = new ArrayList<>();
    StringBuilder row = new StringBuilder();
    for (Space space : game.board()) {
      Piece piece = space.getPiece();
      row.append(piece == null ? '.' : (char) game.at(() -> factory.letterOf(piece)));
      if (space.getColumn() == game.board().getColumns() - 1) {
        rows.add(row.toString());
        row.setLength(0);
      }
    }
    return rows;
  }

  /** How the game stands; fails if the board cannot say. */
  GameOverStatus status() {
    Call<GameOverStatus> call = asked();
    GameOverStatus status = call.get("how the game stands");
    if (status == null) {
      call.fail("how the game stands", "yours gave null");
    }
    return status;
  }

  /** The call that asks the board whether the game is over. */
  Call<GameOverStatus> asked() {
    return at("board.gameOver()", () -> game.board().gameOver());
  }

  boolean isOver() {
    return status().isGameOver();
  }

  /** Has a machine make the next move; fails if it makes none. */
  Move move(Strategy machine) {
    Player player = game.toMove();
    Call<Move> call =
        at(
            "one move by the strategy \"" + machine.getName() + "\" for " + player.getName(),
            () -> StrategyAccess.move(machine.copy()));
    int before = count();
    Move move = call.get("a move on the board");
    if (move == null || count() != before + 1) {
      call.fail("a move on the board", "there is none");
    }
    return move;
  }

  /**
   * Sets the board up for another game. Not by the game master, who would ask the machines to move,
   * on threads of their own.
   */
  void beginAgain() {
    Call.run(
            "board.newGame(players)",
            () ->
                game.table()
                    .run(
                        () -> {
                          MoveProcessor.instance().newGame();
                          game.board().newGame(game.players());
                        }))
        .get();
  }

  /** How many moves were made. */
  int count() {
    return game.table().call(() -> MoveProcessor.instance().getMoveCount());
  }

  /**
   * Plays until the game is over, or for so many moves.
   *
   * @param after what is asked after each move
   */
  void play(int moves, Runnable after) {
    for (int i = 0; i < moves && !isOver(); i++) {
      move();
      after.run();
    }
  }

  /** Has the first machine move; where there is none, makes a move by one or two spaces. */
  Move move() {
    return machines.isEmpty() ? moveBySpaces() : move(machines.get(0));
  }

  private Move moveBySpaces() {
    List<List<Space>> choices = allChoices();
    Collections.shuffle(choices, new Random(count()));
    for (List<Space> spaces : choices) {
      Move move = chosen(spaces).get("a move, or null");
      if (move != null && executed(move).get("true or false")) {
        return move;
      }
    }
    asked().fail("over, since no one or two spaces make a move", "yours said it is not");
    return null;
  }

  /** Everything that a move may change and an undo must bring back. */
  State state() {
    return new State(game.pieces(), Standing.of(status()), drawn());
  }

  /** Whether everything is as it was, down to which piece stands where. */
  boolean isAs(State before) {
    return game.pieces().equals(before.pieces) && Standing.of(status()).equals(before.standing);
  }

  /**
   * Lists of spaces by which a move might be chosen: each space alone, and some pairs, always the
   * same ones.
   */
  List<List<Space>> choices(int seed) {
    int spaces = game.board().getRows() * game.board().getColumns();
    List<List<Space>> choices = allChoices();
    Collections.shuffle(choices.subList(spaces, choices.size()), new Random(seed));
    return choices.subList(0, Math.min(choices.size(), spaces + PAIRS));
  }

  /** Each space alone, then all pairs. */
  private List<List<Space>> allChoices() {
    List<List<Space>> choices = new ArrayList<>();
    game.board().forEach(space -> choices.add(List.of(space)));
    for (Space from : game.board()) {
      for (Space to : game.board()) {
        choices.add(List.of(from, to));
      }
    }
    return choices;
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

  private String shown(Move move) {
    try {
      return move.getSpaces() + " of " + move.getPlayer().getName();
    } catch (RuntimeException unfinished) {
      return "";
    }
  }

  /** A view of a piece that draws at this game's table. */
  PieceView view(Piece piece) {
    PieceView view =
        at("factory.createPieceView(piece)", () -> factory.createPieceView(piece)).get("a view");
    if (view == null) {
      at("factory.createPieceView(piece)", () -> view).fail("a view", "yours gave null");
    }
    return new PieceView(piece) {
      @Override
      public void draw(Graphics2D graphics, Rectangle rectangle) {
        game.table().run(() -> view.draw(graphics, rectangle));
      }
    };
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

  /** What a status says. */
  record Standing(boolean over, Player winner, Set<Space> spaces) {
    static Standing of(GameOverStatus status) {
      Set<Space> spaces =
          status instanceof WinningSpacesGameOverStatus winning
              ? Set.copyOf(winning.getWinningSpaces())
              : Set.of();
      return new Standing(status.isGameOver(), status.getWinner(), spaces);
    }

    @Override
    public String toString() {
      if (!over) {
        return winner == null ? "not over" : "not over, and won by " + winner.getName();
      }
      return winner == null ? "over, nobody has won" : "over, won by " + winner.getName();
    }
  }
}
