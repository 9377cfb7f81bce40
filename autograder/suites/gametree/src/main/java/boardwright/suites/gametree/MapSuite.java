package boardwright.suites.gametree;

import boardwright.protocol.Kind;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gametree.IBoardModel;
import gametree.IValidMoves;
import gametree.Move;
import gametree.MoveCollector;
import gametree.NoWinnerState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage map: {@code NoWinnerState} and {@code MoveCollector}. */
@Suite(lab = "gametree", stage = "map")
public class MapSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final Snippets JAVA = Snippets.in(MapSuite.class, "gametree.*");
  private static final IBoardModel HOST = new TreeBoard("(1 2)", 0);
  private static final List<Move> MOVES =
      List.of(new Move(2, 0), new Move(0, 1), new Move(1, 1), new Move(4, 7));

  /** A state with these valid moves, which maps for the names of a check. */
  private static SnippetSession state(Told told, IValidMoves moves, String what) {
    Object state =
        Call.of("new NoWinnerState(moves)", () -> new NoWinnerState(moves)).get("a state");
    SnippetSession session = told.in(JAVA.session()).let("state", state);
    return session.showing("state = new NoWinnerState(moves)\n" + what);
  }

  @Check(rule = "R1", points = 2, about = "NoWinnerState")
  @DisplayName("An open game calls noWinnerCase, and passes everything on")
  void callsItsCase() {
    Told told = new Told(HOST);
    SnippetSession session = state(told, player -> MOVES, "the valid moves are " + MOVES);
    told.seesAll(session.ask("state.execute(host, visitor, param)"), "noWinnerCase");
  }

  @Check(rule = "R2", points = 3, about = "NoWinnerState")
  @DisplayName("map applies the lambda once to each valid move, a pass included")
  void appliesToEach() {
    for (List<Move> moves :
        List.of(MOVES, List.of(Move.PASS), List.<Move>of(), MOVES.subList(1, 3))) {
      for (int player = 0; player < 2; player++) {
        Told told = new Told(HOST);
        SnippetSession session = state(told, who -> moves, "the valid moves are " + moves);
        told.maps(session.ask("state.map(host, %d, lambda, param)", player), player, moves);
      }
    }
  }

  @Check(rule = "R3", points = 3, about = "NoWinnerState")
  @DisplayName("map ends when the lambda returns false")
  void endsEarly() {
    for (int last = 1; last <= MOVES.size(); last++) {
      Told told = new Told(HOST).endingAt(last);
      SnippetSession session = state(told, who -> MOVES, "there are 4 valid moves");
      told.endsTheMap(session.ask("state.map(host, 0, lambda, param)"));
    }
  }

  @Check(rule = "R4", points = 2, about = "NoWinnerState")
  @DisplayName("map asks for the valid moves each time, for the right player")
  void asksEachTime() {
    List<Integer> asked = new ArrayList<>();
    IValidMoves valid =
        player -> {
          asked.add(player);
          return List.of(new Move(player, asked.size()));
        };
    SnippetSession session = state(new Told(HOST), valid, "each map asks for the valid moves");
    state(new Told(HOST), player -> MOVES, "this one is never asked");
    for (int player : new int[] {0, 1, 1, 0}) {
      asked.clear();
      Told told = new Told(HOST);
      Call<Object> call = told.in(session).ask("state.map(host, %d, lambda, param)", player);
      call.require(
          any -> asked.contains(player) && !asked.contains(1 - player),
          "moves.of(" + player + ") asked",
          any -> "yours did not ask it, or another player's");
      String beginning = "apply(host, %d, %1$d,".formatted(player);
      call.require(
          !told.calls().isEmpty()
              && told.calls().stream().allMatch(one -> one.startsWith(beginning)),
          "the moves that moves.of(" + player + ") returns now",
          "yours are others");
      session.note(call.toString());
    }
  }

  @Check(rule = "R5", points = 2, about = "MoveCollector")
  @DisplayName("The collector adds each move to the list, and goes on")
  void collects() {
    List<Move> moves = new ArrayList<>(List.of(new Move(7, 7)));
    List<Move> expected = new ArrayList<>(moves);
    SnippetSession session = collector(moves);
    for (Move move : List.of(new Move(1, 2), Move.PASS, new Move(1, 2), new Move(0, 0))) {
      String call = "collector.apply(host, 1, %d, %d, moves)";
      session.ask(call, move.row(), move.col()).returns(true);
      expected.add(move);
      session
          .showing(call.formatted(move.row(), move.col()))
          .ask("moves")
          .as(all -> List.copyOf(moves))
          .lists(expected.stream().map(Move::toString).toList());
    }
  }

  private static SnippetSession collector(List<Move> moves) {
    return JAVA.session("collector = new MoveCollector()").let("host", HOST).let("moves", moves);
  }

  @Check(rule = "R6", about = "MoveCollector")
  @DisplayName("The collector adds nothing in a finished game")
  void collectsNothing() {
    List<Move> moves = new ArrayList<>(MOVES);
    String call = "collector.noApply(host, 0, moves)";
    SnippetSession session = collector(moves).run(call).showing(call);
    session.ask("moves").as(all -> List.copyOf(moves)).returns(MOVES);
  }

  @Check(rule = "R7", points = 3, about = "MoveCollector")
  @DisplayName("collect returns all valid moves of any board in a new list")
  void collectsAll() {
    List<Move> empty = Trial.places(3);
    Trial tictactoe = new Trial("new TicTacToeBoard()");
    collected(tictactoe, 0, empty);
    tictactoe.playing("1 1, 0 2");
    empty.removeAll(Trial.moves("1 1, 0 2"));
    collected(tictactoe, 0, empty);
    tictactoe.playing("0 0, 0 1, 2 2");
    collected(tictactoe, 1, List.of());
    Trial othello = new Trial("new OthelloBoard(4)");
    collected(othello, 0, OthelloRules.start(4).moves(0));
    collected(othello, 1, OthelloRules.start(4).moves(1));
    Trial passing = new Trial("new OthelloBoard(4)").playing("1 0, 2 0, 3 0, 0 0, 0 2");
    collected(passing, 1, List.of(Move.PASS));
    List<Move> first = MoveCollector.collect(othello.board(), 0);
    othello
        .ask("MoveCollector.collect(board, 0)")
        .require(
            again -> again != first,
            "a new list each time",
            again -> "yours returned the same list again");
  }

  private static void collected(Trial trial, int player, List<Move> expected) {
    String before = Trial.draw(trial.board());
    trial
        .ask("MoveCollector.collect(board, %d)", player)
        .lists(expected.stream().map(Move::toString).toList());
    trial.shows(before);
  }

  @Check(rule = "R1", kind = Kind.STRUCTURE, points = 3, about = "NoWinnerState")
  @DisplayName("The state of an open game knows no other case")
  void knowsItsCase(Subject subject) {
    Told told = new Told(HOST);
    SnippetSession session = state(told, player -> MOVES, "the valid moves are " + MOVES);
    told.seesCase(session.ask("state.execute(host, visitor, param)"), "noWinnerCase");
    Structure state = Structure.of(subject, "gametree.NoWinnerState");
    PatternShapes.knowsOneCase(state, "noWinnerCase");
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3, about = "MoveCollector")
  @DisplayName("collect gets the moves from map, and works out none itself")
  void collectsByMap() {
    IBoardModel board = new TreeBoard("(1 2 3 4 5 6)", 0);
    JAVA.session()
        .let("board", board)
        .showing("board has four places, and maps the six moves from 0 0 to 5 0")
        .ask("MoveCollector.collect(board, 0)")
        .lists(Trial.moves("0 0, 1 0, 2 0, 3 0, 4 0, 5 0").stream().map(Move::toString).toList());
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Neither class uses a board or a state of the lab by its class")
  void knowsInterfaces(Subject subject) {
    PatternShapes.knowsNoStrategyEither(subject);
    PatternShapes.asksForNoClass(subject);
  }
}
