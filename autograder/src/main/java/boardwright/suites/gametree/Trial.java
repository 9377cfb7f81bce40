package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IUndoMove;
import gametree.Move;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.function.IntBinaryOperator;

/** A board of the learner's, and the moves that were made on it, for the text of a failure. */
final class Trial {
  private final IBoardModel board;
  private final List<String> history = new ArrayList<>();

  private Trial(String creation, IBoardModel board) {
    this.board = board;
    history.add("board = " + creation);
  }

  static Trial of(String creation, Callable<IBoardModel> code) {
    Limits.renew();
    return new Trial(creation, Call.of(creation, code).get("a board"));
  }

  IBoardModel board() {
    return board;
  }

  /** What was done up to now, which is read later. */
  Object history() {
    List<String> lines = List.copyOf(history);
    return Call.text("%s", String.join("\n", lines));
  }

  /**
   * What came of a move.
   *
   * @param calls what the visitors were told
   */
  record Outcome(Call<IUndoMove> call, List<String> calls, IUndoMove undo) {
    /** Fails unless the visitors were told this and nothing else. */
    void tells(String... expected) {
      if (!calls.equals(List.of(expected))) {
        call.fail("calls of " + String.join(", then ", expected), "yours called " + inWords(calls));
      }
    }

    boolean isValid() {
      return calls.contains("validMoveCase()");
    }
  }

  /** Makes a move that may be invalid. */
  Outcome tries(int row, int col, int player) {
    return tries(row, col, player, new Told(board, null));
  }

  private Outcome tries(int row, int col, int player, Told told) {
    Object text = Call.text("board.makeMove(%d, %d, %d, check, status)", row, col, player);
    Object before = history();
    IUndoMove[] undo = new IUndoMove[1];
    Call<IUndoMove> call =
        Call.of(text, () -> board.makeMove(row, col, player, told.check(), told.status()))
            .on(before);
    undo[0] = call.get("a move that can be taken back");
    history.add("board.makeMove(%d, %d, %d, …)".formatted(row, col, player));
    return new Outcome(call, told.calls(), undo[0]);
  }

  /** Makes a move that leads up to something; whether the visitors are right is for others. */
  IUndoMove plays(Move move, int player) {
    Outcome outcome = tries(move.row(), move.col(), player);
    if (!outcome.isValid()) {
      outcome.call.fail("a valid move", "yours called " + inWords(outcome.calls));
    }
    return outcome.undo;
  }

  /** Makes moves by turns, such as {@code "1 1, 0 0"}, player 0 first. */
  Trial playing(String moves) {
    int player = 0;
    for (Move move : moves(moves)) {
      plays(move, player);
      player = 1 - player;
    }
    return this;
  }

  static List<Move> moves(String text) {
    List<Move> moves = new ArrayList<>();
    for (String one : text.split(",")) {
      String[] words = one.strip().split(" ");
      if (one.isBlank()) {
        continue;
      }
      moves.add(
          words[0].equals("pass")
              ? Move.PASS
              : new Move(Integer.parseInt(words[0]), Integer.parseInt(words[1])));
    }
    return moves;
  }

  /** Takes a move back. */
  void undo(IUndoMove move) {
    Call<Void> call = Call.run("undo() of the last move", () -> move.undo()).on(history());
    call.get("the move taken back");
    history.add("undo()");
  }

  /** Makes moves by turns and takes all of them back; fails unless each goes back exactly. */
  void takesBack(List<Move> moves) {
    Deque<IUndoMove> undos = new ArrayDeque<>();
    Deque<String> drawings = new ArrayDeque<>();
    for (Move move : moves) {
      drawings.push(draw(board));
      undos.push(plays(move, undos.size() % 2));
      Limits.renew();
    }
    while (!undos.isEmpty()) {
      undo(undos.pop());
      shows(drawings.pop());
      stands("noWinnerCase");
      Limits.renew();
    }
  }

  /** Fails unless an invalid move can be taken back, which changes nothing. */
  void undoesNothing(int row, int col, int player) {
    String before = draw(board);
    Outcome outcome = tries(row, col, player);
    if (outcome.undo() == null) {
      outcome.call().fail("an IUndoMove that does nothing", "yours returned null");
    }
    undo(outcome.undo());
    shows(before);
  }

  /** Fails unless the token lies there already when the visitors are called. */
  void changesFirst(Move move, int player) {
    int[] seen = {7, 7};
    Told told =
        new Told(
            board,
            null,
            call ->
                seen[call.endsWith("MoveCase()") ? 0 : 1] =
                    board.getTokenAt(move.row(), move.col()));
    Call<IUndoMove> call = tries(move.row(), move.col(), player, told).call();
    if (seen[0] != player) {
      call.fail(
          "the token on the board when validMoveCase() is called",
          "yours had " + (seen[0] == -1 ? "none there yet" : "something else there"));
    }
    if (seen[1] != player) {
      call.fail("the token on the board when status is executed", "yours had none there yet");
    }
  }

  /** Starts again. */
  void reset() {
    Call.run("board.reset()", () -> board.reset()).on(history()).get("a new game");
    history.add("board.reset()");
  }

  /** The board drawn: a line for each row, with X, O and dots. */
  Call<String> drawn() {
    return Call.of("the tokens, by board.getTokenAt(row, col)", () -> draw(board)).on(history());
  }

  static String draw(IBoardModel board) {
    return draw(board.getRows(), board.getColumns(), board::getTokenAt);
  }

  static String draw(int rows, int columns, IntBinaryOperator tokenAt) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      for (int col = 0; col < columns; col++) {
        int token = tokenAt.applyAsInt(row, col);
        text.append(token == 0 ? 'X' : token == 1 ? 'O' : token == -1 ? '.' : '?');
      }
      text.append('\n');
    }
    return text.toString().strip();
  }

  /** Fails unless the board shows these rows. */
  void shows(String... rows) {
    String expected = String.join("\n", rows);
    Call<String> call = drawn();
    String seen = call.get(expected);
    if (!seen.equals(expected)) {
      call.fail("\n" + expected, "yours has\n" + seen);
    }
  }

  /** Fails unless {@code execute} calls this case; what it passes on is for other checks. */
  void stands(String expected) {
    Told told = new Told(board, null);
    Call<Object> call = executed(told);
    call.get("a call of " + expected);
    List<String> cases = told.cases();
    if (!cases.equals(List.of(expected))) {
      call.fail("one call of " + expected, "yours called " + inWords(cases));
    }
  }

  /** Fails unless {@code execute} calls this case, and passes on all that it should. */
  void executes(String expected) {
    Told told = new Told(board);
    Call<Object> call = executed(told);
    Object answer = call.get("a call of " + expected);
    if (!told.calls().equals(List.of(expected + "(host, param)"))) {
      call.fail(
          "one call of " + expected + ", with this board and param",
          "yours called " + inWords(told.calls()));
    }
    Told.isTheAnswer(call, answer);
  }

  private Call<Object> executed(Told told) {
    return Call.<Object>of(
            "board.execute(visitor, param)", () -> board.execute(told.status(), told.param()))
        .on(history());
  }

  /** Fails unless {@code map} applies a lambda to these moves, each once and in any order. */
  void offers(int player, List<Move> expected) {
    Told told = new Told(board);
    Call<Void> call = mapped(player, told.lambda(0), told.param());
    call.get("the moves mapped");
    List<String> wanted = expected.stream().map(move -> Told.applied(player, move)).toList();
    compare(call, wanted, told.calls());
  }

  /** Fails unless {@code map} calls {@code noApply} alone, once. */
  void offersNothing(int player) {
    Told told = new Told(board);
    Call<Void> call = mapped(player, told.lambda(0), told.param());
    call.get("a call of noApply");
    compare(call, List.of("noApply(host, %d, param)".formatted(player)), told.calls());
  }

  /** Fails unless {@code map} ends when the lambda returns false. */
  void endsAfter(int player, int moves) {
    Told told = new Told(board);
    Call<Void> call = mapped(player, told.lambda(moves), told.param());
    call.get("a map that ends");
    if (told.calls().size() != moves) {
      call.fail(
          "an end after the lambda returned false for move " + moves,
          "yours applied it to " + told.calls().size() + " moves");
    }
  }

  Call<Void> mapped(int player, IBoardLambda<Object> lambda, Object param) {
    return Call.run(
            Call.text("board.map(%d, lambda, param)", player),
            () -> board.map(player, lambda, param))
        .on(history());
  }

  static void compare(Call<?> call, List<String> expected, List<String> seen) {
    SortedSet<String> missing = new TreeSet<>(expected);
    seen.forEach(missing::remove);
    if (!missing.isEmpty()) {
      call.fail("a call of " + missing.first(), "yours called " + inWords(seen));
    }
    if (seen.size() != expected.size()) {
      call.fail(expected.size() + " calls, each once", "yours called " + inWords(seen));
    }
  }

  static String inWords(List<String> calls) {
    if (calls.isEmpty()) {
      return "nothing";
    }
    int shown = Math.min(calls.size(), 12);
    String more = calls.size() > shown ? " and " + (calls.size() - shown) + " more" : "";
    return String.join(", ", calls.subList(0, shown)) + more;
  }
}
