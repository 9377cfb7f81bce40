package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Doubles;
import boardwright.testkit.Labels;
import boardwright.testkit.Limits;
import gametree.GameModel;
import gametree.IBoardModel;
import gametree.ICommand;
import gametree.IPlayer;
import gametree.IRejectCommand;
import gametree.IRequestor;
import gametree.IViewAdmin;
import gametree.Move;
import gametree.OthelloBoard;
import gametree.ReadOnlyBoard;
import gametree.TicTacToeBoard;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A model of the learner's with a view and players that write down what they are told. */
final class Play {
  private final IBoardModel board;
  private final GameModel model;
  private final IRequestor requestor;
  private final List<String> told = new ArrayList<>();
  private final List<String> history = new ArrayList<>();
  private ReadOnlyBoard shown;

  private Play(String creation, IBoardModel board) {
    Limits.renew();
    this.board = board;
    String created = "new GameModel(" + creation + ")";
    model = Call.of(created, () -> new GameModel(board)).get("a model");
    history.add("model = " + created);
    ICommand command =
        (row, col, player, after) -> {
          shown = after;
          told.add("setTokenAt " + row + " " + col + " " + player);
        };
    call("model.setCommand(command)", () -> model.setCommand(command)).get();
    IViewAdmin view = Doubles.of(IViewAdmin.class, (method, with) -> tell(method, with));
    call("model.setViewAdmin(view)", () -> model.setViewAdmin(view)).get();
    requestor =
        Call.of("model.getRequestor()", () -> model.getRequestor()).on(on()).get("a requestor");
  }

  static Play ticTacToe() {
    return new Play("new TicTacToeBoard()", new TicTacToeBoard());
  }

  static Play othello(int size) {
    return new Play("new OthelloBoard(" + size + ")", new OthelloBoard(size));
  }

  /** A game that is over at its beginning. */
  static Play won() {
    return new Play("board, on which player 0 has won", new TreeBoard("5", 0));
  }

  /** What the view is told: of a new game the board, of all else perhaps a player. */
  private Object tell(String call, Object... with) {
    boolean begins = call.equals("reset");
    shown = begins ? (ReadOnlyBoard) with[0] : shown;
    told.add(begins || with.length == 0 ? call : call + " " + with[0]);
    return null;
  }

  /** Sets players: {@code human}, or {@code scripted} and moves. */
  Play withPlayers(String player0, String player1) {
    String text = "model.setPlayers(" + player0 + ", " + player1 + ")";
    call(text, () -> model.setPlayers(player(player0, 0), player(player1, 1))).get();
    history.add(text);
    return this;
  }

  private IPlayer player(String text, int number) {
    if (text.equals("human")) {
      return IPlayer.PERSON;
    }
    Deque<Move> moves =
        new ArrayDeque<>(Trial.moves(text.replace("scripted ", "").replace(';', ',')));
    return (on, player, by) -> {
      boolean right = on == board && player == number && by != null;
      told.add(right ? "taken " + player : "taken with something else for player " + player);
      if (by != null && !moves.isEmpty()) {
        Move move = moves.pop();
        by.setTokenAt(move.row(), move.col(), number, () -> told.add("rejected " + inWords(move)));
      }
    };
  }

  void notedBy(Labels labels) {
    PatternShapes.note(labels, model, board);
  }

  /** Begins a game, whatever is told of it. */
  Play begun() {
    call("model.reset()", () -> model.reset()).get("a new game");
    history.add("model.reset()");
    return this;
  }

  /** Begins a game, of which exactly this must be told. */
  void reset(String... expected) {
    told.clear();
    compare(call("model.reset()", () -> model.reset()), expected);
    history.add("model.reset()");
  }

  /**
   * Requests a move, of which exactly this must be told; anything, if nothing is said. After {@code
   * or} comes the move that the reject command requests instead.
   */
  void requests(String move, int player, String... expected) {
    told.clear();
    Limits.renew();
    String[] moves = move.split(" or ");
    Move at = Trial.moves(moves[0]).get(0);
    String text = "requestor.setTokenAt(%d, %d, %d, reject)".formatted(at.row(), at.col(), player);
    text += moves.length > 1 ? ", where reject requests " + moves[1] : "";
    IRejectCommand reject =
        () -> {
          told.add("rejected " + moves[0]);
          if (moves.length > 1) {
            Move next = Trial.moves(moves[1]).get(0);
            IRejectCommand again = () -> told.add("rejected " + moves[1]);
            requestor.setTokenAt(next.row(), next.col(), player, again);
          }
        };
    call("model.getRequestor()", () -> {})
        .require(requestor != null, "a requestor", "yours gave null");
    Call<Void> call = call(text, () -> requestor.setTokenAt(at.row(), at.col(), player, reject));
    if (expected.length == 0) {
      call.get("a move");
    } else {
      compare(call, expected);
    }
    history.add(text);
  }

  /** Requests moves by turns; of the last one exactly this must be told. */
  void playsTo(String moves, String... expected) {
    List<Move> all = Trial.moves(moves);
    int last = all.size() - 1;
    for (int i = 0; i < last; i++) {
      requests(inWords(all.get(i)), i % 2);
    }
    requests(inWords(all.get(last)), last % 2, expected);
  }

  private static String inWords(Move move) {
    return move.row() + " " + move.col();
  }

  private void compare(Call<Void> call, String... expected) {
    String calls = String.join(", ", expected);
    call.require(
        any -> String.join(", ", told).equals(calls),
        "these calls: " + calls,
        any -> "yours made " + Told.inWords(told));
  }

  /** Fails unless the view was shown these rows last. */
  void shows(String... rows) {
    String expected = String.join("\n", rows);
    shown("the read-only board that the view got")
        .as(last -> Trial.draw(last.getRows(), last.getColumns(), last::getTokenAt))
        .require(expected::equals, "\n" + expected, seen -> "yours shows\n" + seen);
  }

  /** Fails unless the view was shown these valid moves last. */
  void offers(List<Move> moves) {
    shown("the valid moves that the view got")
        .as(ReadOnlyBoard::getValidMoves)
        .lists(moves.stream().map(Move::toString).toList());
  }

  private Call<ReadOnlyBoard> shown(String what) {
    Call<ReadOnlyBoard> last = Call.of(what, () -> shown).on(on());
    last.require(board -> board != null, "a board", none -> "yours gave none");
    return last;
  }

  private Call<Void> call(String text, Call.Action code) {
    return Call.run(text, code).on(on());
  }

  private String on() {
    return String.join("\n", history);
  }
}
