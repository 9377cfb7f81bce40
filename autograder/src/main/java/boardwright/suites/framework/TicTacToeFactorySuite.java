package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.Shown;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.tictactoe.OPiece;
import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeBoardView;
import framework.games.tictactoe.TicTacToeFactory;
import framework.games.tictactoe.TicTacToeOPieceView;
import framework.games.tictactoe.TicTacToeSpaceView;
import framework.games.tictactoe.TicTacToeXPieceView;
import framework.games.tictactoe.XPiece;
import framework.model.Board;
import framework.model.NewPieceMove;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.model.StrategyAccess;
import framework.play.Factory;
import framework.play.OneSpaceGuiStrategy;
import framework.view.BoardView;
import framework.view.PieceView;
import framework.view.SpaceView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage factory: {@code TicTacToeFactory}. */
@Suite(lab = "framework", stage = "factory", watchesTheProgram = true)
public class TicTacToeFactorySuite implements StyleRules, ClassRules.PrivateFields {
  private static final String NAME = "framework.games.tictactoe.TicTacToeFactory";

  /** How often a strategy is asked in one turn: five of nine spaces are free. */
  private static final int PATIENCE = 100_000;

  /** Pieces without a line, row by row, also when one is away. */
  private static final String FULL = "XOXXOOOXX";

  private static final int NOBODY = -1;

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("createPlayers makes two players, whose names begin differently")
  void makesTwoPlayers() {
    Context context = new Context();
    List<Player> players = context.players();
    String first = players.get(0).getName();
    String second = players.get(1).getName();
    boolean nameless = initial(first).isEmpty() || initial(second).isEmpty();
    if (nameless || initial(first).equals(initial(second))) {
      context
          .createPlayers()
          .fail(
              "two names that begin with different letters",
              "yours are %s and %s".formatted(Shown.value(first), Shown.value(second)));
    }
  }

  private static String initial(String name) {
    return name == null || name.isBlank() ? "" : name.strip().substring(0, 1);
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("The first player makes crosses, the second noughts")
  void playersMakeTheirPieces() {
    List<Player> players = new Context().players();
    makes(players.get(0), "first", XPiece.class);
    makes(players.get(1), "second", OPiece.class);
  }

  private static void makes(Player player, String which, Class<? extends Piece> type) {
    if (!(player instanceof OnePiecePlayer maker)) {
      Call.of("factory.createPlayers()", () -> player)
          .fail("players that are OnePiecePlayers", "your " + which + " is " + Kinds.kind(player));
      return;
    }
    Call<Piece> call =
        Call.of(which + ".createPiece()", () -> maker.createPiece())
            .on(which + " = the " + which + " of factory.createPlayers()");
    String expected = "a new " + type.getSimpleName() + " of this player";
    Piece piece = call.get(expected);
    if (!type.isInstance(piece)) {
      call.fail(expected, "yours made " + Kinds.kind(piece));
    }
    if (piece.getPlayer() != maker) {
      call.fail(expected, "yours made one of " + owner(piece));
    }
    if (call.get(expected) == piece) {
      call.fail(expected + " at every call", "yours gave the same piece twice");
    }
  }

  private static String owner(Piece piece) {
    return piece.getPlayer() == null ? "nobody" : "another player";
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("The first strategy lets a person choose one space")
  void firstStrategyIsAPerson() {
    Context context = new Context();
    Call<List<Strategy>> call = context.createStrategies();
    String expected = "a OneSpaceGuiStrategy first";
    List<Strategy> strategies = call.get(expected);
    if (strategies == null || strategies.isEmpty()) {
      call.fail(expected, strategies == null ? "yours gave null" : "yours gave an empty list");
    } else if (!(strategies.get(0) instanceof OneSpaceGuiStrategy)) {
      call.fail(expected, "your first is " + Kinds.kind(strategies.get(0)));
    }
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("Another strategy plays without a person")
  void anotherStrategyPlaysByItself() {
    Context context = new Context();
    Call<List<Strategy>> call = context.createStrategies();
    String expected = "a strategy that takes no selections, such as a TicTacToeRandomStrategy";
    List<Strategy> strategies = call.get(expected);
    if (strategies == null || strategies.isEmpty()) {
      throw nobodyToAsk(strategies == null ? "null" : "an empty list", "R3");
    }
    boolean found = false;
    boolean holes = false;
    for (int i = 0; i < strategies.size(); i++) {
      holes |= strategies.get(i) == null;
      if (strategies.get(i) != null && !strategies.get(i).takesSelections()) {
        found = true;
        moves(i, Kinds.name(strategies.get(i)));
      }
    }
    if (!found && holes) {
      throw nobodyToAsk("a list with null in it", strategies.get(0) == null ? "R3" : "R7");
    }
    if (!found) {
      call.fail(expected, "yours are all for persons");
    }
  }

  private static CheckBlocked nobodyToAsk(String given, String rule) {
    return new CheckBlocked(
        "%s gave %s, so there is no strategy that could play"
            .formatted(Game.CREATE_STRATEGIES, given),
        rule);
  }

  /** Has the strategy with this number play where five spaces are free, and then only one. */
  private static void moves(int number, String name) {
    moves(number, name, "XO.OX....", NOBODY);
    for (int free = 0; free < FULL.length(); free++) {
      String pieces = FULL.substring(0, free) + "." + FULL.substring(free + 1);
      moves(number, name, pieces, NOBODY);
      moves(number, name, pieces, pieces.indexOf('X'));
    }
  }

  /**
   * Has it make one move.
   *
   * @param first where the first player has made a move, so that the second is to move
   */
  private static void moves(int number, String name, String pieces, int first) {
    Game game =
        Given.orBlocked(
            Map.of(Game.MAKE_FACTORY, "R1", Game.CREATE_PLAYERS, "R1"), () -> Game.ticTacToe());
    if (first != NOBODY) {
      if (!makesPieces(game.player(1))) {
        return;
      }
      Space space = game.space(first / 3, first % 3);
      game.submit(new NewPieceMove(Game.NOBODY, piece(game, 'X'), space));
    }
    for (int i = 0; i < pieces.length(); i++) {
      if (pieces.charAt(i) != '.' && i != first) {
        Space space = game.space(i / 3, i % 3);
        Piece piece = piece(game, pieces.charAt(i));
        game.context().run(() -> space.placePiece(piece));
      }
    }
    Call<StrategyAccess.Outcome> call =
        game.call(
                "one turn of the strategy",
                () ->
                    StrategyAccess.move(
                        Factory.instance().createPrototypeStrategies().get(number),
                        PATIENCE,
                        attempts -> {}))
            .on("strategy = the " + name + "\n" + game.drawn());
    String expected = "a move on the board";
    if (call.get(expected) != StrategyAccess.Outcome.MADE) {
      call.fail(expected, "yours made none");
    }
  }

  /** Whether a strategy has pieces to play with; if not, that is for the rule of the players. */
  private static boolean makesPieces(Player player) {
    try {
      return !(player instanceof OnePiecePlayer maker) || maker.createPiece() != null;
    } catch (RuntimeException thrown) {
      return false;
    }
  }

  /** Not made by the players, whose pieces are for another rule. */
  private static Piece piece(Game game, char letter) {
    return letter == 'X' ? new XPiece(game.player(0)) : new OPiece(game.player(1));
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("createPieceView gives each kind of piece its view")
  void givesEachPieceItsView() {
    Context context = new Context();
    views(context, new Player("Anna"), "");
    List<Player> players = new ArrayList<>();
    try {
      players.addAll(context.players());
    } catch (CheckFailed noPlayers) {
      // That is for R1 to say.
    }
    for (int i = 0; i < players.size(); i++) {
      views(context, players.get(i), ", player = players.get(%d) of createPlayers()".formatted(i));
    }
  }

  private static void views(Context context, Player player, String whose) {
    view(context, "new XPiece(player)" + whose, new XPiece(player), TicTacToeXPieceView.class);
    view(context, "new OPiece(player)" + whose, new OPiece(player), TicTacToeOPieceView.class);
  }

  private static void view(Context context, String maker, Piece piece, Class<?> type) {
    Call<PieceView> call =
        context.call(
            "factory.createPieceView(piece)", () -> context.factory().createPieceView(piece));
    call = call.on("piece = " + maker);
    String expected = Shown.withArticle(type.getSimpleName()) + " of this piece";
    PieceView view = call.get(expected);
    if (!type.isInstance(view)) {
      call.fail(expected, "yours made " + Kinds.kind(view));
    }
    if (view.getPiece() != piece) {
      call.fail(expected, "yours made one of another piece");
    }
  }

  @Test
  @Check(rule = "R6")
  @DisplayName("createBoardView and createSpaceView make the views of Tic-Tac-Toe")
  void makesBoardAndSpaceViews() {
    Context context = new Context();
    Call<BoardView> call =
        context.call(
            "factory.createBoardView(board)",
            () -> context.factory().createBoardView(Board.instance()));
    BoardView boardView = call.get("a TicTacToeBoardView");
    if (!(boardView instanceof TicTacToeBoardView)) {
      call.fail("a TicTacToeBoardView", "yours made " + Kinds.kind(boardView));
    }
    Board board = context.call(Game.MAKE_BOARD, () -> Board.instance()).get("a board");
    for (Space space : board) {
      Call<SpaceView> spaceCall =
          context.call(
              "factory.createSpaceView(boardView, space)",
              () -> context.factory().createSpaceView(boardView, space));
      spaceCall = spaceCall.on("space = board.getSpace" + space);
      String expected = "a TicTacToeSpaceView of this space";
      SpaceView view = spaceCall.get(expected);
      if (!(view instanceof TicTacToeSpaceView)) {
        spaceCall.fail(expected, "yours made " + Kinds.kind(view));
      }
      if (view.getSpace() != space) {
        spaceCall.fail(expected, "yours made one of " + view.getSpace());
      }
    }
  }

  @Test
  @Check(rule = "R7", points = 2)
  @DisplayName("Every call makes new objects")
  void makesNewObjects() {
    Context context = new Context();
    Context other = new Context();
    List<Player> players = context.players();
    different(context.createPlayers(), players, context.players());
    different(context.createPlayers(), players, other.players());
    List<Strategy> strategies = context.strategies();
    different(context.createStrategies(), strategies, context.strategies());
    different(context.createStrategies(), strategies, other.strategies());
    Piece piece = new XPiece(players.get(0));
    Call<PieceView> view =
        context.call(
            "factory.createPieceView(piece)", () -> context.factory().createPieceView(piece));
    differentViews(view);
    Board board = context.call(Game.MAKE_BOARD, () -> Board.instance()).get("a board");
    Call<BoardView> boardView =
        context.call(
            "factory.createBoardView(board)", () -> context.factory().createBoardView(board));
    differentViews(boardView);
    BoardView shown = boardView.get("a view");
    differentViews(
        context.call(
            "factory.createSpaceView(boardView, space)",
            () -> context.factory().createSpaceView(shown, board.getSpace(0, 0))));
  }

  private static void differentViews(Call<?> call) {
    different(call, List.of(Given.thing(call, "a view")), List.of(Given.thing(call, "a view")));
  }

  private static void different(Call<?> call, List<?> some, List<?> others) {
    for (Object one : some) {
      for (Object other : others) {
        if (one == other) {
          call.fail(
              "new objects at every call",
              "yours gave the same " + Shown.plain(Kinds.name(one)) + " twice");
        }
      }
    }
  }

  @Test
  @Check(rule = "R8", kind = Kind.STRUCTURE)
  @DisplayName("The factory makes objects and leads no game")
  void leadsNoGame(Subject subject) {
    Roles.leadsNoGame(subject, NAME);
  }

  /** A context where the factory under check makes the objects. */
  private static final class Context {
    private final Game game =
        Game.configured(() -> new TicTacToeFactory(), () -> new TicTacToeBoard());

    Factory factory() {
      return Factory.instance();
    }

    <T> Call<T> call(String written, Callable<T> code) {
      return game.call(written, code);
    }

    Call<List<Player>> createPlayers() {
      return call(Game.CREATE_PLAYERS, () -> factory().createPlayers());
    }

    Call<List<Strategy>> createStrategies() {
      return call(Game.CREATE_STRATEGIES, () -> factory().createPrototypeStrategies());
    }

    /** The strategies that it makes. */
    List<Strategy> strategies() {
      return Given.list(createStrategies(), "new strategies");
    }

    /** The two players that it makes. */
    List<Player> players() {
      Call<List<Player>> call = createPlayers();
      List<Player> players = Given.list(call, "two players");
      if (players.size() != 2) {
        call.fail("two players", "yours gave " + players.size());
      }
      return players;
    }
  }
}
