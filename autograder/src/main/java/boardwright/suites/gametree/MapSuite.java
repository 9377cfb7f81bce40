package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gametree.IBoardModel;
import gametree.IValidMoves;
import gametree.Move;
import gametree.MoveCollector;
import gametree.NoWinnerState;
import gametree.OthelloBoard;
import gametree.TicTacToeBoard;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage map: {@code NoWinnerState} and {@code MoveCollector}. */
@Suite(lab = "gametree", stage = "map")
public class MapSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final IBoardModel HOST = TreeBoard.parse("(1 2)");
  private static final List<Move> MOVES =
      List.of(new Move(2, 0), new Move(0, 1), new Move(1, 1), new Move(4, 7));

  private static NoWinnerState state(IValidMoves moves) {
    return Call.of("new NoWinnerState(moves)", () -> new NoWinnerState(moves)).get("a state");
  }

  @Test
  @Check(rule = "R1", points = 2, about = "NoWinnerState")
  @DisplayName("An open game calls noWinnerCase, and passes everything on")
  void callsItsCase() {
    NoWinnerState state = state(player -> MOVES);
    Told told = new Told(HOST);
    Call<Object> call = told.executed(state, "new NoWinnerState(moves)");
    Object answer = call.get("a call of noWinnerCase");
    if (!told.calls().equals(List.of("noWinnerCase(host, param)"))) {
      call.fail("one call of noWinnerCase(host, param)", "yours called " + told.calls());
    }
    Told.isTheAnswer(call, answer);
  }

  @Test
  @Check(rule = "R2", points = 3, about = "NoWinnerState")
  @DisplayName("map applies the lambda once to each valid move, a pass included")
  void appliesToEach() {
    for (List<Move> moves :
        List.of(MOVES, List.of(Move.PASS), List.<Move>of(), MOVES.subList(1, 3))) {
      for (int player = 0; player < 2; player++) {
        Told told = new Told(HOST);
        Call<Void> call =
            told.mapped(state(who -> moves), player, 0, "the valid moves are " + moves);
        call.get("the lambda applied to each");
        int who = player;
        List<String> expected = moves.stream().map(move -> Told.applied(who, move)).toList();
        Trial.compare(call, expected, told.calls());
      }
    }
  }

  @Test
  @Check(rule = "R3", points = 3, about = "NoWinnerState")
  @DisplayName("map ends when the lambda returns false")
  void endsEarly() {
    for (int last = 1; last <= MOVES.size(); last++) {
      Told told = new Told(HOST);
      String on = "there are 4 valid moves, and the lambda returns false for number " + last;
      Call<Void> call = told.mapped(state(who -> MOVES), 0, last, on);
      call.get("an end");
      if (told.calls().size() != last) {
        call.fail(
            "an end after " + last + " of them",
            "yours applied the lambda to " + told.calls().size());
      }
    }
  }

  @Test
  @Check(rule = "R4", points = 2, about = "NoWinnerState")
  @DisplayName("map asks for the valid moves each time, for the right player")
  void asksEachTime() {
    List<Integer> asked = new ArrayList<>();
    NoWinnerState state =
        state(
            player -> {
              asked.add(player);
              return List.of(new Move(player, asked.size()));
            });
    int number = 0;
    for (int player : new int[] {0, 1, 1, 0}) {
      asked.clear();
      for (int i = 0; i < number; i++) {
        asked.add(9);
      }
      Told told = new Told(HOST);
      Call<Void> call = told.mapped(state, player, 0, "map was called " + number + " times before");
      call.get("the lambda applied to the valid moves of now");
      if (!asked.contains(player) || asked.contains(1 - player)) {
        call.fail("moves.of(" + player + ") asked", "yours did not ask it, or another player's");
      }
      boolean right =
          told.calls().stream()
              .allMatch(c -> c.startsWith("apply(host, %d, %1$d,".formatted(player)));
      if (!right || told.calls().isEmpty()) {
        call.fail("the moves that moves.of(" + player + ") returns now", "yours are others");
      }
      number++;
    }
  }

  @Test
  @Check(rule = "R5", points = 2, about = "MoveCollector")
  @DisplayName("The collector adds each move to the list, and goes on")
  void collects() {
    MoveCollector collector =
        Call.of("new MoveCollector()", () -> new MoveCollector()).get("a lambda");
    List<Move> moves = new ArrayList<>(List.of(new Move(7, 7)));
    List<Move> expected = new ArrayList<>(moves);
    for (Move move : List.of(new Move(1, 2), Move.PASS, new Move(1, 2), new Move(0, 0))) {
      Call.of(
              "collector.apply(host, 1, %d, %d, moves)".formatted(move.row(), move.col()),
              () -> collector.apply(HOST, 1, move.row(), move.col(), moves))
          .returns(true);
      expected.add(move);
      Call.of("moves", () -> List.copyOf(moves))
          .on("collector.apply(host, 1, %d, %d, moves)".formatted(move.row(), move.col()))
          .returns(expected);
    }
  }

  @Test
  @Check(rule = "R6", about = "MoveCollector")
  @DisplayName("The collector adds nothing in a finished game")
  void collectsNothing() {
    MoveCollector collector =
        Call.of("new MoveCollector()", () -> new MoveCollector()).get("a lambda");
    List<Move> moves = new ArrayList<>(MOVES);
    Call.run("collector.noApply(host, 0, moves)", () -> collector.noApply(HOST, 0, moves)).get();
    Call.of("moves", () -> List.copyOf(moves))
        .on("collector.noApply(host, 0, moves)")
        .returns(MOVES);
  }

  @Test
  @Check(rule = "R7", points = 3, about = "MoveCollector")
  @DisplayName("collect returns all valid moves of any board in a new list")
  void collectsAll() {
    List<Move> empty = new ArrayList<>();
    for (int place = 0; place < 9; place++) {
      empty.add(new Move(place / 3, place % 3));
    }
    Trial tictactoe = Trial.of("new TicTacToeBoard()", () -> new TicTacToeBoard());
    collected(tictactoe, 0, empty);
    tictactoe.playing("1 1, 0 2");
    empty.remove(new Move(1, 1));
    empty.remove(new Move(0, 2));
    collected(tictactoe, 0, empty);
    tictactoe.playing("0 0, 0 1, 2 2");
    collected(tictactoe, 1, List.of());
    Trial othello = Trial.of("new OthelloBoard(4)", () -> new OthelloBoard(4));
    collected(othello, 0, OthelloRules.start(4).moves(0));
    collected(othello, 1, OthelloRules.start(4).moves(1));
    Trial passing = Trial.of("new OthelloBoard(4)", () -> new OthelloBoard(4));
    passing.playing("1 0, 2 0, 3 0, 0 0, 0 2");
    collected(passing, 1, List.of(Move.PASS));
    List<Move> first = MoveCollector.collect(othello.board(), 0);
    List<Move> second = MoveCollector.collect(othello.board(), 0);
    if (first == second) {
      Call.of("MoveCollector.collect(board, 0)", () -> first)
          .fail("a new list each time", "yours returned the same list again");
    }
  }

  private static void collected(Trial trial, int player, List<Move> expected) {
    String before = Trial.draw(trial.board());
    Call.<Object>of(
            "MoveCollector.collect(board, " + player + ")",
            () -> MoveCollector.collect(trial.board(), player))
        .on(trial.history())
        .lists(expected.stream().map(Move::toString).toList());
    trial.shows(before);
  }

  @Test
  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 2)
  @DisplayName("Neither class uses a board or a state of the lab by its class")
  void knowsInterfaces(Subject subject) {
    PatternShapes.knowsNoStrategyEither(subject);
  }
}
