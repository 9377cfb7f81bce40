package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import gametree.ConsoleView;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.IModelAdmin;
import gametree.IPlayer;
import gametree.IUndoMove;
import gametree.Move;
import gametree.ReadOnlyBoard;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A console view of the learner's, what is typed into it, and what it prints and asks for. */
final class Terminal {
  private final StringWriter printed = new StringWriter();
  private final List<String> asked = new ArrayList<>();
  private final List<String> history = new ArrayList<>();
  private final ConsoleView view;
  private boolean rejecting;

  private Terminal(String... rows) {
    Limits.renew();
    view =
        Call.of("new ConsoleView(out)", () -> new ConsoleView(new PrintWriter(printed, true)))
            .get("a view");
    history.add("view = new ConsoleView(out)");
    call(
            "view.setRequestor(requestor)",
            () ->
                view.setRequestor(
                    (row, col, player, reject) -> {
                      asked.add("request " + row + " " + col + " " + player);
                      if (rejecting) {
                        reject.execute();
                      }
                    }))
        .get();
    call("view.setModelAdmin(admin)", () -> view.setModelAdmin(admin())).get();
    ReadOnlyBoard board = board(rows);
    call("view.reset(board)", () -> view.reset(board)).get();
    history.add("view.reset(board), where the board is\n" + String.join("\n", rows));
  }

  private IModelAdmin admin() {
    return new IModelAdmin() {
      @Override
      public void reset() {
        asked.add("new game");
      }

      @Override
      public void setPlayers(IPlayer player0, IPlayer player1) {
        asked.add("players");
      }
    };
  }

  /** A view that shows these rows; a {@code *} is a valid move. */
  static Terminal of(String... rows) {
    return new Terminal(rows);
  }

  /** A view of a board of this size, with X on 1 1 and O on 2 0; the upper row is valid. */
  static Terminal on(int rows, int columns) {
    String[] text = new String[rows];
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder((row == 0 ? "*" : ".").repeat(columns));
      if (row == 1) {
        line.setCharAt(1, 'X');
      } else if (row == 2) {
        line.setCharAt(0, 'O');
      }
      text[row] = line.toString();
    }
    return new Terminal(text);
  }

  private static ReadOnlyBoard board(String... rows) {
    return ReadOnlyBoard.of(new DrawnBoard(rows), 0);
  }

  /** From now on the model rejects every request. */
  Terminal rejecting() {
    rejecting = true;
    return this;
  }

  Terminal turn(int player) {
    call("view.turn(" + player + ")", () -> view.turn(player)).get();
    history.add("view.turn(" + player + ")");
    return this;
  }

  /** Types a line; exactly this must be asked for. */
  void types(String line, String... expected) {
    asked.clear();
    Call<Boolean> call = execute(line);
    call.get("an answer");
    if (!asked.equals(List.of(expected))) {
      call.fail(
          expected.length == 0 ? "no request" : String.join(", ", expected),
          asked.isEmpty() ? "yours asked for nothing" : "yours asked for " + asked);
    }
  }

  /** Types a line; returns what is printed then. */
  String answer(String line) {
    int before = printed.getBuffer().length();
    execute(line).get("an answer");
    return printed.toString().substring(before);
  }

  /** Types a line whose request is rejected; returns the message, which must be there. */
  String complaint(String line) {
    String message = answer(line);
    if (message.isBlank()) {
      execute(line).fail("a message after a rejected move", "yours printed nothing");
    }
    return message;
  }

  /** Types a line; execute must return this. */
  void leaves(String line, boolean expected) {
    execute(line).returns(expected);
  }

  private Call<Boolean> execute(String line) {
    Limits.renew();
    String text = line == null ? "null" : '"' + line.replace("\t", "\\t") + '"';
    return Call.of("view.execute(" + text + ")", () -> view.execute(line)).on(on());
  }

  /** Fails unless these rows were printed. */
  void printed(String... rows) {
    String text = printed.toString();
    List<String> lines =
        text.lines()
            .map(line -> line.replaceAll("[\\s\\d|:]", ""))
            .filter(line -> line.matches("[XO.*]+"))
            .toList();
    List<String> wanted = List.of(rows);
    for (int i = 0; i + wanted.size() <= lines.size(); i++) {
      if (lines.subList(i, i + wanted.size()).equals(wanted)) {
        return;
      }
    }
    Call.of("what the view printed", () -> "")
        .on(on())
        .fail("the rows\n" + String.join("\n", rows), "yours printed\n" + text.strip());
  }

  /** Shows a move; the board after it must be printed. */
  void command(int row, int col, String... rows) {
    ReadOnlyBoard after = board(rows);
    int before = printed.getBuffer().length();
    String text = "view.getCommand().setTokenAt(%d, %d, 0, board)".formatted(row, col);
    call(text, () -> view.getCommand().setTokenAt(row, col, 0, after)).get("a printed board");
    history.add(text);
    printed.getBuffer().delete(0, before);
    printed(rows);
  }

  void saysTurn(int player) {
    says("view.turn(" + player + ")", () -> view.turn(player), symbol(player));
  }

  void saysWin(int player) {
    says("view.win(" + player + ")", () -> view.win(player), symbol(player), "wins");
  }

  void saysDraw() {
    says("view.draw()", () -> view.draw(), "draw");
  }

  private static String symbol(int player) {
    return player == 0 ? "X" : "O";
  }

  /** Prints a line in which each of these words occurs. */
  private void says(String text, Call.Action code, String... words) {
    int before = printed.getBuffer().length();
    Call<Void> call = call(text, code);
    call.get("a line");
    String said = printed.toString().substring(before);
    if (said.lines().noneMatch(line -> hasAll(line, words))) {
      call.fail(
          "a line with " + String.join(" and ", words),
          said.isBlank() ? "yours printed nothing" : "yours printed " + said.strip());
    }
  }

  private static boolean hasAll(String line, String... words) {
    return Stream.of(words).allMatch(word -> line.matches(".*\\b" + word + "\\b.*"));
  }

  void fail(String expected, String seen) {
    Call.of("what the view printed", () -> "").on(on()).fail(expected, seen);
  }

  private Call<Void> call(String text, Call.Action code) {
    return Call.run(text, code).on(on());
  }

  private String on() {
    return String.join("\n", history);
  }

  /** Rows to look at, on which nobody moves. */
  private static final class DrawnBoard implements IBoardModel {
    private final String[] rows;

    DrawnBoard(String... rows) {
      this.rows = rows;
    }

    @Override
    public int getRows() {
      return rows.length;
    }

    @Override
    public int getColumns() {
      return rows[0].length();
    }

    @Override
    public int getTokenAt(int row, int col) {
      return "XO".indexOf(rows[row].charAt(col));
    }

    @Override
    public void reset() {
      throw new UnsupportedOperationException("reset");
    }

    @Override
    public IUndoMove makeMove(
        int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
      check.invalidMoveCase();
      return () -> {};
    }

    @Override
    public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
      return visitor.noWinnerCase(this, param);
    }

    @Override
    public <P> void map(int player, IBoardLambda<P> lambda, P param) {
      for (Move move : moves()) {
        if (!lambda.apply(this, player, move.row(), move.col(), param)) {
          return;
        }
      }
    }

    private List<Move> moves() {
      List<Move> moves = new ArrayList<>();
      for (int row = 0; row < rows.length; row++) {
        for (int col = 0; col < rows[row].length(); col++) {
          if (rows[row].charAt(col) == '*') {
            moves.add(new Move(row, col));
          }
        }
      }
      return moves;
    }
  }
}
