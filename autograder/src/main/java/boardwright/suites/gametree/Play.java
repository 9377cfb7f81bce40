package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import gametree.GameModel;
import gametree.IBoardModel;
import gametree.IPlayer;
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
  /** On which board a model works. */
  enum Board {
    TIC_TAC_TOE("new TicTacToeBoard()"),
    OTHELLO("new OthelloBoard(4)"),
    TINY("new OthelloBoard(2)");

    private final String creation;

    Board(String creation) {
      this.creation = creation;
    }

    private IBoardModel create() {
      return this == TIC_TAC_TOE ? new TicTacToeBoard() : new OthelloBoard(this == TINY ? 2 : 4);
    }
  }

  private final IBoardModel board;
  private final GameModel model;
  private final IRequestor requestor;
  private final List<String> told = new ArrayList<>();
  private final List<String> history = new ArrayList<>();
  private ReadOnlyBoard shown;

  private Play(Board kind) {
    Limits.renew();
    board = kind.create();
    String creation = "new GameModel(" + kind.creation + ")";
    model = Call.of(creation, () -> new GameModel(board)).get("a model");
    history.add("model = " + creation);
    call(
            "model.setCommand(command)",
            () ->
                model.setCommand(
                    (row, col, player, after) -> {
                      shown = after;
                      told.add("setTokenAt " + row + " " + col + " " + player);
                    }))
        .get();
    call("model.setViewAdmin(view)", () -> model.setViewAdmin(view())).get();
    requestor =
        Call.of("model.getRequestor()", () -> model.getRequestor()).on(on()).get("a requestor");
  }

  static Play on(Board kind) {
    return new Play(kind);
  }

  private IViewAdmin view() {
    return new IViewAdmin() {
      @Override
      public void reset(ReadOnlyBoard start) {
        shown = start;
        told.add("reset");
      }

      @Override
      public void turn(int player) {
        told.add("turn " + player);
      }

      @Override
      public void win(int player) {
        told.add("win " + player);
      }

      @Override
      public void draw() {
        told.add("draw");
      }
    };
  }

  /** Sets players: {@code human}, or {@code scripted} and moves. */
  Play withPlayers(String player0, String player1) {
    IPlayer first = player(player0, 0);
    IPlayer second = player(player1, 1);
    String text = "model.setPlayers(" + player0 + ", " + player1 + ")";
    call(text, () -> model.setPlayers(first, second)).get();
    history.add(text);
    return this;
  }

  private IPlayer player(String text, int number) {
    if (text.equals("human")) {
      return IPlayer.PERSON;
    }
    Deque<Move> moves = new ArrayDeque<>();
    for (String one : text.replace("scripted ", "").split("; ")) {
      moves.addAll(Trial.moves(one));
    }
    return (on, player, by) -> {
      boolean right = on == board && player == number && by != null;
      told.add(right ? "taken " + player : "taken with something else for player " + player);
      if (right && !moves.isEmpty()) {
        Move move = moves.pop();
        by.setTokenAt(move.row(), move.col(), player, () -> told.add("rejected " + inWords(move)));
      }
    };
  }

  /** Begins a game, whatever is told of it. */
  Play begun() {
    call("model.reset()", () -> model.reset()).get("a new game");
    history.add("model.reset()");
    told.clear();
    return this;
  }

  /** Begins a game, of which exactly this must be told. */
  void reset(String... expected) {
    told.clear();
    Call<Void> call = call("model.reset()", () -> model.reset());
    compare(call, expected);
    history.add("model.reset()");
  }

  /** Requests a move, of which exactly this must be told; anything, if nothing is said. */
  void requests(String move, int player, String... expected) {
    told.clear();
    Limits.renew();
    String[] words = move.split(" ");
    int row = Integer.parseInt(words[0]);
    int col = Integer.parseInt(words[1]);
    String text = "requestor.setTokenAt(%d, %d, %d, reject)".formatted(row, col, player);
    if (requestor == null) {
      call("model.getRequestor()", () -> {}).fail("a requestor", "yours gave null");
    }
    Call<Void> call =
        call(
            text, () -> requestor.setTokenAt(row, col, player, () -> told.add("rejected " + move)));
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
    for (int i = 0; i < all.size() - 1; i++) {
      requests(inWords(all.get(i)), i % 2);
    }
    requests(inWords(all.get(all.size() - 1)), (all.size() - 1) % 2, expected);
  }

  private static String inWords(Move move) {
    return move.row() + " " + move.col();
  }

  private void compare(Call<Void> call, String... expected) {
    String wanted = String.join(", ", expected);
    call.get(wanted);
    if (!told.equals(List.of(expected))) {
      call.fail("these calls: " + wanted, "yours made " + Trial.inWords(told));
    }
  }

  /** Fails unless the view was shown these rows last. */
  void shows(String... rows) {
    ReadOnlyBoard last = shown();
    String seen = Trial.draw(last.getRows(), last.getColumns(), last::getTokenAt);
    String expected = String.join("\n", rows);
    if (!seen.equals(expected)) {
      Call.of("the read-only board that the view got", () -> seen)
          .on(on())
          .fail("\n" + expected, "yours shows\n" + seen);
    }
  }

  /** Fails unless the view was shown so many valid moves last. */
  void offers(int count) {
    Call.of("the number of valid moves that the view got", () -> shown().getValidMoves().size())
        .on(on())
        .returns(count);
  }

  /** Fails unless the view was shown these valid moves last. */
  void offers(List<Move> moves) {
    Call.<Object>of("the valid moves that the view got", () -> shown().getValidMoves())
        .on(on())
        .lists(moves.stream().map(Move::toString).toList());
  }

  private ReadOnlyBoard shown() {
    if (shown == null) {
      Call.of("the read-only board that the view got", () -> "")
          .on(on())
          .fail("a board", "yours gave none");
    }
    return shown;
  }

  private Call<Void> call(String text, Call.Action code) {
    return Call.run(text, code).on(on());
  }

  private String on() {
    return String.join("\n", history);
  }
}
