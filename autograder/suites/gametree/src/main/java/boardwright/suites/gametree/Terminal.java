package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Grid;
import boardwright.testkit.Limits;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.IModelAdmin;
import gametree.IPlayer;
import gametree.IRejectCommand;
import gametree.IRequestor;
import gametree.IUndoMove;
import gametree.ReadOnlyBoard;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A console view of the learner's, what is typed into it, and what it prints and asks for. */
final class Terminal {
  private static final Snippets JAVA = Snippets.in(Terminal.class, "gametree.*");

  private final StringWriter printed = new StringWriter();
  private final List<String> asked = new ArrayList<>();
  private final SnippetSession session;
  private final List<IRejectCommand> rejects = new ArrayList<>();
  private boolean rejecting;

  private Terminal(Grid grid) {
    Limits.renew();
    session = JAVA.session().let("out", new PrintWriter(printed, true)).let("model", new Model());
    session.run("view = new ConsoleView(out)");
    session.ask("view.setRequestor(model)").get();
    session.ask("view.setModelAdmin(model)").get();
    session.let("board", ReadOnlyBoard.of(new DrawnBoard(grid, false), 0)).run("view.reset(board)");
    session.note("where the board is\n" + String.join("\n", grid.lines()));
  }

  /** What the view makes its requests of. */
  private final class Model implements IRequestor, IModelAdmin {
    @Override
    public void setTokenAt(int row, int col, int player, IRejectCommand reject) {
      asked.add("request " + row + " " + col + " " + player);
      rejects.add(reject);
      if (rejecting) {
        reject.execute();
      }
    }

    @Override
    public void reset() {
      asked.add("new game");
    }

    @Override
    public void setPlayers(IPlayer player0, IPlayer player1) {
      asked.add("players");
    }
  }

  /** A view that shows these rows; a {@code *} is a valid move. */
  static Terminal of(String... rows) {
    return new Terminal(drawn(rows));
  }

  /** A view of a square board of this size, with X on 1 1 and O on 2 0; the upper row is valid. */
  static Terminal on(int size) {
    String below = Grid.of(size, size, '.').with("X 1 1", "O 2 0").symbols().substring(size);
    return new Terminal(Grid.of(size, size, '.').filled("*".repeat(size) + below));
  }

  private static Grid drawn(String... rows) {
    return Grid.of(rows.length, rows[0].length(), '.').filled(String.join("", rows));
  }

  /** From now on the model rejects every request. */
  Terminal rejecting() {
    rejecting = true;
    return this;
  }

  Terminal turn(int player) {
    session.run("view.turn(%d)", player);
    return this;
  }

  /** Types a line; exactly this must be asked for. */
  void types(String line, String... expected) {
    asked.clear();
    execute(line)
        .require(
            any -> asked.equals(List.of(expected)),
            expected.length == 0 ? "no request" : String.join(", ", expected),
            any -> "yours asked for " + (asked.isEmpty() ? "nothing" : asked));
  }

  /** Types a line; returns the message, which must be there. */
  String answer(String line) {
    String message = said(line);
    String expected = "a message after " + (rejecting ? "a rejected move" : line);
    execute(line).require(!message.isEmpty(), expected, "yours printed nothing");
    return message;
  }

  /** Types a line; returns what is printed. */
  String said(String line) {
    printed.getBuffer().setLength(0);
    execute(line).get();
    return printed.toString().strip();
  }

  /** The first request is rejected now; fails if the message is that of another request. */
  void complainsOtherwise(String request, String other) {
    printed.getBuffer().setLength(0);
    Call<Void> call =
        Call.run("execute() of the reject command for " + request, () -> rejects.get(0).execute())
            .on("the view has requested another move meanwhile");
    call.get("a message");
    String text = printed.toString().strip();
    call.require(!text.isEmpty(), "a message about " + request, "yours printed nothing");
    call.require(
        !withoutNumbers(text).equals(withoutNumbers(other)),
        "a message about " + request,
        "yours printed " + text);
  }

  /** Fails unless each request gets its own message, whichever was made before it. */
  void tellsApart(String taken, String outside) {
    Set<String> messages = new HashSet<>();
    messages.add(withoutNumbers(answer(taken)));
    messages.add(withoutNumbers(answer(taken)));
    String message = answer(outside);
    String expected =
        "different messages for %s, which is taken, and %s, which is not on the board";
    execute(outside)
        .require(
            messages.add(withoutNumbers(message)),
            expected.formatted(taken, outside),
            "yours printed " + message + " both times");
  }

  /** Fails if the message is that of another request, and not the one that it should be. */
  void answersAs(String right, String wrong, String line) {
    String message = said(line);
    String text = withoutNumbers(message);
    boolean isWrong = text.equals(withoutNumbers(wrong)) && !text.equals(withoutNumbers(right));
    execute(line).require(!isWrong, right, "yours printed " + message);
  }

  private static String withoutNumbers(String message) {
    return message.replaceAll("\\d+", "n");
  }

  /** Says that a second view is used, too. */
  Terminal besideAnother() {
    session.note("where a second view, with a board of its own, is used in between");
    return this;
  }

  /** Shows a move that ends the game; fails if the view says so by this word. */
  void leavesTheEnd(String word, String... rows) {
    isSilent(shown(0, 2, rows), word);
  }

  /** Types a line; fails if the answer has a word for the end of a game. */
  void leavesTheEndOpen(String line) {
    printed.getBuffer().setLength(0);
    isSilent(execute(line), "wins");
    isSilent(execute(line), "draw");
  }

  private void isSilent(Call<?> call, String word) {
    call.require(
        any -> printed.toString().lines().noneMatch(line -> hasAll(line, word)),
        "no line with " + word + " before the model says so",
        any -> "yours printed\n" + printed.toString().strip());
  }

  /** Typing a line, which must return something. */
  Call<Object> execute(String line) {
    Limits.renew();
    return session.ask(
        "view.execute(%s)", line == null ? "null" : '"' + line.replace("\t", "\\t") + '"');
  }

  /** Begins a game; these rows must be printed. */
  void printed(String... rows) {
    printed.getBuffer().setLength(0);
    Call<Object> call = session.ask("view.reset(board)");
    call.get("a printed board");
    shows(call, rows);
  }

  /** Shows a move; the board after it must be printed. */
  void command(int row, int col, String... rows) {
    shows(shown(row, col, rows), rows);
  }

  private Call<?> shown(int row, int col, String... rows) {
    printed.getBuffer().setLength(0);
    session.let("board", ReadOnlyBoard.of(new DrawnBoard(drawn(rows), row < 0), 0));
    Call<?> call = session.ask("view.getCommand().setTokenAt(%d, %d, 0, board)", row, col);
    call.get("a printed board");
    return call;
  }

  private void shows(Call<?> call, String... rows) {
    String text = printed.toString();
    List<String> lines =
        text.lines()
            .map(line -> line.replaceAll("[\\s\\d|:]", ""))
            .filter(line -> line.matches("[XO.*]+"))
            .toList();
    call.require(
        Collections.indexOfSubList(lines, List.of(rows)) >= 0,
        "the rows\n" + String.join("\n", rows),
        "yours printed\n" + text.strip());
  }

  /** Fails unless the view prints a line in which each of these words occurs. */
  void says(String call, String... words) {
    printed.getBuffer().setLength(0);
    session
        .ask(call)
        .require(
            any -> printed.toString().lines().anyMatch(line -> hasAll(line, words)),
            "a line with " + String.join(" and ", words),
            any ->
                "yours printed "
                    + (printed.toString().isBlank() ? "nothing" : printed.toString().strip()));
  }

  private static boolean hasAll(String line, String... words) {
    return Stream.of(words).allMatch(word -> line.matches(".*\\b" + word + "\\b.*"));
  }

  /** A board to look at, on which nobody moves; perhaps the next player must pass. */
  private record DrawnBoard(Grid grid, boolean passes) implements IBoardModel {
    @Override
    public int getRows() {
      return grid.rows();
    }

    @Override
    public int getColumns() {
      return grid.columns();
    }

    @Override
    public int getTokenAt(int row, int col) {
      return "XO".indexOf(grid.at(row, col));
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
      if (passes) {
        lambda.apply(this, player, -1, -1, param);
        return;
      }
      for (int place = grid.symbols().indexOf('*');
          place >= 0;
          place = grid.symbols().indexOf('*', place + 1)) {
        if (!lambda.apply(this, player, place / grid.columns(), place % grid.columns(), param)) {
          return;
        }
      }
    }
  }
}
