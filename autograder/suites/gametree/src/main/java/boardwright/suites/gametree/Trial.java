package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IUndoMove;
import gametree.Move;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A board of the learner's, and the moves that were made on it, for the text of a failure. */
final class Trial {
  private static final Snippets JAVA = Snippets.in(Trial.class, "gametree.*");

  private final SnippetSession session;
  private final IBoardModel board;
  private final List<String> history = new ArrayList<>();

  /** A board that is created like this, such as {@code new TicTacToeBoard()}. */
  Trial(String creation) {
    Limits.renew();
    history.add("board = " + creation);
    session = JAVA.session(history.get(0));
    board = (IBoardModel) session.get("board");
  }

  IBoardModel board() {
    return board;
  }

  /** What was done up to now. */
  String history() {
    return String.join("\n", history);
  }

  /** A question about the board, which is a snippet. */
  Call<Object> ask(String expression, Object... arguments) {
    return session.showing(history()).ask(expression, arguments);
  }

  /**
   * What came of a move.
   *
   * @param calls what the visitors were told
   */
  record Outcome(Call<IUndoMove> call, List<String> calls, IUndoMove undo) {
    /** Fails unless the visitors were told this and nothing else. */
    void tells(String... expected) {
      call.require(
          calls.equals(List.of(expected)), "calls of " + String.join(", then ", expected), seen());
    }

    /** Fails unless this was a valid move; whether the visitors are right is for others. */
    IUndoMove valid() {
      call.require(calls.contains("validMoveCase()"), "a valid move", seen());
      return undo;
    }

    private String seen() {
      return "yours called " + Told.inWords(calls);
    }
  }

  /** Makes a move that may be invalid. */
  Outcome tries(int row, int col, int player) {
    return tries(row, col, player, new Told(board, null, call -> {}));
  }

  private Outcome tries(int row, int col, int player, Told told) {
    Object text = Call.text("board.makeMove(%d, %d, %d, check, status)", row, col, player);
    Call<IUndoMove> call =
        Call.of(text, () -> board.makeMove(row, col, player, told, told.status())).on(history());
    IUndoMove undo = call.get("a move that can be taken back");
    history.add("board.makeMove(%d, %d, %d, …)".formatted(row, col, player));
    return new Outcome(call, told.calls(), undo);
  }

  /** Makes a move that leads up to something. */
  IUndoMove plays(Move move, int player) {
    return tries(move.row(), move.col(), player).valid();
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
    return text.isBlank() ? List.of() : Stream.of(text.split(", *")).map(Trial::move).toList();
  }

  private static Move move(String text) {
    String[] words = text.split(" ");
    return text.equals("pass")
        ? Move.PASS
        : new Move(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
  }

  /** All places of a square board. */
  static List<Move> places(int size) {
    return IntStream.range(0, size * size)
        .mapToObj(place -> new Move(place / size, place % size))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** Takes a move back. */
  void undo(IUndoMove move) {
    Call.run("undo() of the last move", () -> move.undo()).on(history()).get("the move taken back");
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
    boolean there = outcome.undo() != null;
    outcome.call().require(there, "an IUndoMove that does nothing", "yours returned null");
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
    call.require(
        seen[0] == player,
        "the token on the board when validMoveCase() is called",
        "yours had " + (seen[0] == -1 ? "none there yet" : "something else there"));
    call.require(
        seen[1] == player,
        "the token on the board when status is executed",
        "yours had none there yet");
  }

  /** Starts again. */
  void reset() {
    ask("board.reset()").get("a new game");
    history.add("board.reset()");
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
    Call.of("the tokens, by board.getTokenAt(row, col)", () -> draw(board))
        .on(history())
        .require(expected::equals, "\n" + expected, seen -> "yours has\n" + seen);
  }

  /** Fails unless {@code execute} calls this case; what it passes on is for other checks. */
  void stands(String expected) {
    Told told = new Told(board);
    told.seesCase(executed(told), expected);
  }

  /** Fails unless {@code execute} calls this case, and passes on all that it should. */
  void executes(String expected) {
    Told told = new Told(board);
    told.seesAll(executed(told), expected);
  }

  private Call<Object> executed(Told told) {
    told.in(session);
    return ask("board.execute(visitor, param)");
  }

  /** Fails unless {@code map} applies a lambda to these moves, each once and in any order. */
  void offers(int player, List<Move> expected) {
    Told told = new Told(board);
    told.maps(mapped(player, told), player, expected);
  }

  /** Fails unless {@code map} calls {@code noApply} alone, once. */
  void offersNothing(int player) {
    Told told = new Told(board);
    told.mapsNothing(mapped(player, told), player);
  }

  /** Fails unless {@code map} ends when the lambda returns false. */
  void endsAfter(int player, int moves) {
    Told told = new Told(board).endingAt(moves);
    told.endsTheMap(mapped(player, told));
  }

  private Call<Object> mapped(int player, Told told) {
    told.in(session);
    return ask("board.map(%d, lambda, param)", player);
  }

  /** The number of lines of so many moves, on which this player is to move. */
  Call<Long> lines(int player, int depth) {
    String counted = depth == 1 ? "the moves" : "the lines of " + depth + " moves";
    return Call.<Long>of(
            counted + " that a lambda counts, by makeMove, map and undo",
            () -> count(board, player, depth))
        .on(history());
  }

  private static long count(IBoardModel board, int player, int depth) {
    if (depth == 0) {
      return 1;
    }
    long[] count = {0};
    board.map(
        player,
        new IBoardLambda<Object>() {
          @Override
          public boolean apply(IBoardModel host, int who, int row, int col, Object param) {
            Told told = new Told(host);
            IUndoMove undo = host.makeMove(row, col, who, told, told.status());
            count[0] += count(host, 1 - who, depth - 1);
            undo.undo();
            return true;
          }

          @Override
          public void noApply(IBoardModel host, int who, Object param) {
            count[0]++;
          }
        },
        null);
    return count[0];
  }
}
