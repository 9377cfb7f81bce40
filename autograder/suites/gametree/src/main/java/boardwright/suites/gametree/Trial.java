package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IUndoMove;
import gametree.Move;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A board of the learner's, and the moves that were made on it, for the text of a failure. */
final class Trial {
  private static final Snippets JAVA = Snippets.in(Trial.class, "gametree.*");

  private final String creation;
  private final SnippetSession session;
  private final IBoardModel board;
  private final List<String> history = new ArrayList<>();
  private boolean mirrored;
  private boolean refused;

  /** A board that is created like this, such as {@code new TicTacToeBoard()}. */
  Trial(String creation) {
    Limits.renew();
    this.creation = creation;
    history.add("board = " + creation);
    session = JAVA.session(history.get(0));
    board = (IBoardModel) session.get("board");
  }

  /** A board that is there already, as if it were created like this. */
  Trial(String creation, IBoardModel board) {
    this.creation = creation;
    this.board = board;
    history.add("board = " + creation);
    session = JAVA.session().let("board", board);
  }

  /**
   * A board of Othello. If its first tokens are the wrong way round, its columns are counted from
   * the right, so that this costs no more than the check of the beginning.
   */
  static Trial othello(int size) {
    Trial trial = new Trial("new OthelloBoard(" + size + ")");
    int low = size / 2 - 1;
    trial.mirrored =
        Call.of("board.getTokenAt(%d, %<d)".formatted(low), () -> trial.board.getTokenAt(low, low))
            .on(trial)
            .get()
            .equals(0);
    return trial;
  }

  /** A new board that is created like this one. */
  Trial fresh() {
    Trial trial = new Trial(creation);
    trial.mirrored = mirrored;
    return trial;
  }

  /** What a board shows, the case of its state, and what it maps for each player. */
  record Face(String tokens, String status, List<List<String>> maps) {}

  IBoardModel board() {
    return board;
  }

  /** What was done up to now. */
  @Override
  public String toString() {
    return String.join("\n", history);
  }

  /** A question about the board, which is a snippet. */
  Call<Object> ask(String expression, Object... arguments) {
    return session.showing(toString()).ask(expression, arguments);
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

    boolean isValid() {
      return calls.contains("validMoveCase()");
    }

    /** Fails unless this was a valid move; whether the visitors are right is for others. */
    IUndoMove valid() {
      call.require(isValid(), "a valid move", seen());
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

  Outcome tries(int row, int number, int player, Told told) {
    int col = column(number);
    Object text = Call.text("board.makeMove(%d, %d, %d, check, status)", row, col, player);
    Call<IUndoMove> call =
        Call.of(text, () -> board.makeMove(row, col, player, told, told.status())).on(this);
    IUndoMove undo = call.get("a move that can be taken back");
    Outcome outcome = new Outcome(call, told.calls(), undo);
    if (refused && !outcome.isValid()) {
      history.remove(history.size() - 1); // of many in a row, the last is enough
    }
    refused = !outcome.isValid();
    history.add("board.makeMove(%d, %d, %d, …)".formatted(row, col, player));
    return outcome;
  }

  /** The board's own number of a column. */
  private int column(int col) {
    return mirrored && col >= 0 && col < board.getColumns() ? board.getColumns() - 1 - col : col;
  }

  /** Makes a move that leads up to something. */
  IUndoMove plays(Move move, int player) {
    return tries(move.row(), move.col(), player).valid();
  }

  /** Makes moves by turns, such as {@code "1 1, 0 0"}, player 0 first. */
  Trial playing(String moves) {
    return playing(moves(moves));
  }

  /** As above. */
  Trial playing(List<Move> moves) {
    int player = 0;
    for (Move move : moves) {
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
    Call.run("undo() of the last move", () -> move.undo()).on(this).get("the move taken back");
    history.add("undo()");
    refused = false;
  }

  /** Fails unless an invalid move can be taken back, which changes nothing. */
  void undoesNothing(int row, int col, int player) {
    Face before = face();
    Outcome outcome = tries(row, col, player);
    boolean there = outcome.undo() != null;
    outcome.call().require(there, "an IUndoMove that does nothing", "yours returned null");
    undo(outcome.undo());
    isAs(before);
  }

  /** Starts again. */
  void reset() {
    ask("board.reset()").get("a new game");
    history.add("board.reset()");
    refused = false;
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
    Call.of("the tokens, by board.getTokenAt(row, col)", this::tokens)
        .on(this)
        .require(expected::equals, "\n" + expected, seen -> "yours has\n" + seen);
  }

  private String tokens() {
    return draw(
        board.getRows(), board.getColumns(), (row, col) -> board.getTokenAt(row, column(col)));
  }

  /** What the board shows now. */
  Face face() {
    return Call.of("getTokenAt, execute and map of the board", this::look).on(this).get();
  }

  /** As above, where the caller looks after exceptions. */
  Face look() {
    return new Face(tokens(), told().stands(), List.of(told().mapsFor(0), told().mapsFor(1)));
  }

  private Told told() {
    return new Told(board).countingColumns(this::column);
  }

  /** Fails unless the board shows what it showed then. */
  void isAs(Face expected) {
    if (face().equals(expected)) {
      return;
    }
    shows(expected.tokens());
    stands(expected.status());
    for (int player = 0; player < 2; player++) {
      Told told = told();
      told.sees(mapped(player, told), expected.maps().get(player));
    }
  }

  /** Fails unless {@code execute} calls this case; what it passes on is for other checks. */
  void stands(String expected) {
    Told told = told();
    told.seesCase(executed(told), expected);
  }

  /** Fails unless {@code execute} calls this case, and passes on all that it should. */
  void executes(String expected) {
    Told told = told();
    told.seesAll(executed(told), expected);
  }

  private Call<Object> executed(Told told) {
    told.in(session);
    return ask("board.execute(visitor, param)");
  }

  /** Fails unless {@code map} applies a lambda to these moves, each once and in any order. */
  void offers(int player, List<Move> expected) {
    Told told = told();
    told.maps(mapped(player, told), player, expected);
  }

  /** Fails unless {@code map} calls {@code noApply} alone, once. */
  void offersNothing(int player) {
    Told told = told();
    told.mapsNothing(mapped(player, told), player);
  }

  /** Fails unless {@code map} ends when the lambda returns false. */
  void endsAfter(int player, int moves) {
    Told told = told().endingAt(moves);
    told.endsTheMap(mapped(player, told));
  }

  private Call<Object> mapped(int player, Told told) {
    told.in(session);
    return ask("board.map(%d, lambda, param)", player);
  }

  /** How many moves {@code map} applies a lambda to that makes moves, so many deep. */
  Call<Integer> mapsWhileMoving(int player, int depth) {
    Object text = "the moves of map to which a lambda is applied that makes and undoes moves";
    return Call.of(text, () -> applied(board, player, depth)).on(this);
  }

  private static int applied(IBoardModel board, int player, int depth) {
    Set<Move> applied = new HashSet<>();
    board.map(
        player,
        new IBoardLambda<Object>() {
          @Override
          public boolean apply(IBoardModel host, int who, int row, int col, Object param) {
            applied.add(new Move(row, col));
            Told told = new Told(host);
            IUndoMove undo = host.makeMove(row, col, who, told, told.status());
            if (depth > 1) {
              applied(host, 1 - who, depth - 1);
            }
            undo.undo();
            return true;
          }

          @Override
          public void noApply(IBoardModel host, int who, Object param) {
            // nothing to try
          }
        },
        null);
    return applied.size();
  }
}
