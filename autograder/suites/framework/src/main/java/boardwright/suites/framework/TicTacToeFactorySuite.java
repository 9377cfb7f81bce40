package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.protocol.Shown;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Limits;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.tictactoe.OPiece;
import framework.games.tictactoe.XPiece;
import framework.model.NewPieceMove;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.model.StrategyAccess;
import framework.model.StrategyAccess.Outcome;
import framework.play.Factory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.DisplayName;

/** Stage factory: {@code TicTacToeFactory}. */
@Suite(lab = "framework", stage = "factory", watchesTheProgram = true)
public class TicTacToeFactorySuite implements StyleRules, ClassRules.PrivateFields {

  /** How often a strategy is asked in one turn: at least one of nine spaces is free. */
  private static final int PATIENCE = 100_000;

  /** Pieces without a line, row by row, also when one is away. */
  private static final String FULL = "XOXXOOOXX";

  /** The factory in a context of its own. */
  private static SnippetSession factory() {
    return Game.ticTacToe().session().run("factory = Factory.instance()");
  }

  /** The same with its players, {@code first} and {@code second}. */
  private static SnippetSession players() {
    SnippetSession session = factory();
    Call<Object> call = session.ask(Game.CREATE_PLAYERS);
    List<Player> players = Given.listOf(call, "two players");
    call.require(players.size() == 2, "two players", "yours gave " + players.size());
    return session.let("first", players.get(0)).let("second", players.get(1));
  }

  private static List<Strategy> strategies(SnippetSession session) {
    return Given.listOf(session.ask(Game.CREATE_STRATEGIES), "strategies");
  }

  @Check(rule = "R1", points = 2)
  @DisplayName("createPlayers makes two players, whose names begin differently")
  void makesTwoPlayers() {
    SnippetSession session = players();
    Object first = session.ask("first.getName()").get();
    Object second = session.ask("second.getName()").get();
    boolean named = !initial(first).isEmpty() && !initial(second).isEmpty();
    boolean differ = named && !initial(first).equals(initial(second));
    String seen = "yours are %s and %s".formatted(Shown.value(first), Shown.value(second));
    String expected = "two names that begin with different letters";
    session.ask(Game.CREATE_PLAYERS).require(differ, expected, seen);
  }

  private static String initial(Object name) {
    return name == null || name.toString().isBlank() ? "" : name.toString().strip().substring(0, 1);
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("The first player makes crosses, the second noughts")
  void playersMakeTheirPieces() {
    SnippetSession session = players();
    for (int i = 0; i < 2; i++) {
      session.ask("factory.createPlayers().get(%d)", i).returnsA("OnePiecePlayer");
      session.run("OnePiecePlayer player = factory.createPlayers().get(%d)", i);
      session.ask("player.createPiece()").returnsA(i == 0 ? "XPiece" : "OPiece");
      session.ask("player.createPiece().getPlayer()").is("player");
      session.run("piece = player.createPiece()").ask("player.createPiece()").isNot("piece");
    }
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("The first strategy lets a person choose one space")
  void firstStrategyIsAPerson() {
    SnippetSession session = factory();
    strategies(session); // fails if there is none
    session.ask("factory.createPrototypeStrategies().get(0)").returnsA("OneSpaceGuiStrategy");
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("Another strategy plays without a person")
  void anotherStrategyPlaysByItself() {
    SnippetSession session = factory();
    List<Strategy> strategies =
        Given.orBlocked(Map.of(Game.CREATE_STRATEGIES, "R3"), () -> strategies(session));
    List<Strategy> alone = strategies.stream().filter(one -> !one.takesSelections()).toList();
    String expected = "a strategy that takes no selections, such as a TicTacToeRandomStrategy";
    Call<Object> call = session.ask(Game.CREATE_STRATEGIES);
    call.require(!alone.isEmpty(), expected, "yours are all for persons");
    for (Strategy one : alone) {
      int number = strategies.indexOf(one);
      String name = Kinds.name(one);
      moves(number, name, "XO.OX....", false);
      for (int free = 0; free < FULL.length(); free++) {
        String pieces = FULL.substring(0, free) + "." + FULL.substring(free + 1);
        moves(number, name, pieces, false);
        moves(number, name, pieces, true);
      }
    }
  }

  /**
   * Has the strategy of this number make a move.
   *
   * @param second whether a cross came by a move, so that it is the second player's turn
   */
  private static void moves(int number, String name, String pieces, boolean second) {
    Game game =
        Given.orBlocked(
            Map.of(Game.MAKE_FACTORY, "R1", Game.CREATE_PLAYERS, "R1"),
            () -> Game.ticTacToe().begun());
    if (!makesPieces(game.player(second ? 1 : 0))) {
      return; // R2 is about that
    }
    for (int i = 0; i < pieces.length(); i++) {
      char letter = pieces.charAt(i);
      Space space = game.space(i);
      Piece piece = letter == 'X' ? new XPiece(game.player(0)) : new OPiece(game.player(1));
      if (second && i == pieces.indexOf('X')) {
        game.submit(new NewPieceMove(Game.NOBODY, piece, space));
      } else if (letter != '.') {
        game.context().run(() -> space.placePiece(piece));
      }
    }
    Callable<Outcome> turn =
        () -> {
          Strategy strategy = Factory.instance().createPrototypeStrategies().get(number);
          return StrategyAccess.move(strategy, Limits.attempts(PATIENCE), attempts -> {});
        };
    game.call("one turn of the strategy", turn)
        .on("strategy = the " + name + "\n" + game)
        .require(made -> made == Outcome.MADE, "a move on the board", none -> "yours made none");
  }

  private static boolean makesPieces(Player player) {
    try {
      return !(player instanceof OnePiecePlayer maker) || maker.createPiece() != null;
    } catch (RuntimeException thrown) {
      return false;
    }
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("createPieceView gives each kind of piece its view")
  void givesEachPieceItsView() {
    SnippetSession session = factory().run("anna = new Player(\"Anna\")");
    session.tryTo("Player first = factory.createPlayers().get(0)");
    session.tryTo("Player second = factory.createPlayers().get(1)");
    for (String player : List.of("anna", "first", "second")) {
      if (session.knows(player)) { // or R1 is about that
        for (String kind : List.of("X", "O")) {
          session.run("piece = new " + kind + "Piece(%s)", player);
          session.ask("factory.createPieceView(piece)").returnsA("TicTacToe" + kind + "PieceView");
          session.ask("factory.createPieceView(piece).getPiece()").is("piece");
        }
      }
    }
  }

  @Check(rule = "R6")
  @DisplayName("createBoardView and createSpaceView make the views of Tic-Tac-Toe")
  void makesBoardAndSpaceViews() {
    SnippetSession session = factory().run("board = Board.instance()");
    session.ask("factory.createBoardView(board)").returnsA("TicTacToeBoardView");
    session.run("boardView = factory.createBoardView(board)");
    for (int i = 0; i < 9; i++) {
      session.run("space = board.getSpace(%d, %d)", i / 3, i % 3);
      String call = "factory.createSpaceView(boardView, space)";
      session.ask(call).returnsA("TicTacToeSpaceView");
      session.ask(call + ".getSpace()").is("space");
    }
  }

  @Check(rule = "R7", points = 2)
  @DisplayName("Every call makes new objects")
  void makesNewObjects() {
    SnippetSession session = players().run("board = Board.instance()");
    session.run("piece = new XPiece(first)").run("boardView = factory.createBoardView(board)");
    List<String> calls = new ArrayList<>();
    Collections.addAll(calls, "factory.createPlayers().get(0)", "factory.createPlayers().get(1)");
    for (int i = 0; i < strategies(session).size(); i++) {
      calls.add("factory.createPrototypeStrategies().get(" + i + ")");
    }
    calls.add("factory.createPieceView(piece)");
    calls.add("factory.createBoardView(board)");
    calls.add("factory.createSpaceView(boardView, board.getSpace(0, 0))");
    for (String call : calls) {
      session.run("product = " + call).ask(call).isNot("product");
    }
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The strategies can be copied, and no static field keeps a part of a game")
  void keepsNothing(Subject subject) {
    Roles.keepsNothing(Game.ticTacToe(), subject);
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The factory makes objects, leads no game, and knows no other game")
  void leadsNoGame(Subject subject) {
    Structure.each(subject).forEach(Roles::makesOnly);
    Roles.knowsNoOtherGame(subject, "tictactoe");
  }
}
