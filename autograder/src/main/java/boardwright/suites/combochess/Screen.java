package boardwright.suites.combochess;

import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import combochess.controller.GameStatus;
import combochess.controller.PlayerStatus;
import combochess.model.Board;
import combochess.model.Colour;
import combochess.view.ConsoleView;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A view of the learner's, and what it printed. */
final class Screen {
  private final StringWriter text = new StringWriter();
  private final ConsoleView view;
  private final List<String> history = new ArrayList<>();

  Screen() {
    Limits.renew();
    PrintWriter out = new PrintWriter(text);
    view = Call.of("new ConsoleView(out)", () -> new ConsoleView(out)).get("a view");
    history.add("view = new ConsoleView(out)");
  }

  /** What can be called of the view. */
  interface Action {
    void on(ConsoleView view) throws Exception;
  }

  /** What is printed when this is called, line by line, with single blanks. */
  List<String> lines(String call, Action action) {
    return Arrays.stream(printed(call, action).split("\\R"))
        .map(line -> line.strip().replaceAll("\\s+", " "))
        .filter(line -> !line.isEmpty())
        .toList();
  }

  /** What is printed when this is called. */
  String printed(String call, Action action) {
    Limits.renew();
    text.getBuffer().setLength(0);
    Call.run("view." + call, () -> action.on(view)).on(on()).get("no exception");
    history.add("view." + call);
    return text.toString();
  }

  /** Fails unless a call prints a line like each of these, with whatever else. */
  void prints(String call, Action action, String... expected) {
    List<String> lines = lines(call, action);
    for (String line : expected) {
      if (!lines.contains(line)) {
        fail(call, "the line " + line, lines);
      }
    }
  }

  /** Fails unless a call prints a line with each of these parts. */
  void mentions(String call, Action action, String... parts) {
    List<String> lines = lines(call, action);
    String all = String.join("\n", lines);
    for (String part : parts) {
      if (!all.contains(part)) {
        fail(call, "a text that contains " + part, lines);
      }
    }
  }

  /** Fails unless a call prints these lines and no other. */
  void printsOnly(String call, Action action, String... expected) {
    List<String> lines = lines(call, action);
    if (!lines.equals(List.of(expected))) {
      fail(call, expected.length == 0 ? "nothing" : String.join("\n", expected), lines);
    }
  }

  void fail(String call, String expected, List<String> lines) {
    String seen = lines.isEmpty() ? "nothing" : "\n" + String.join("\n", lines);
    Call.run("view." + call, () -> {}).on(on()).fail(expected, "yours printed " + seen);
  }

  /** Tells the view how a game stands. */
  Screen shows(Board board, GameStatus status, int seconds) {
    printsOnly("showBoard(board, null)", view -> view.showBoard(board, null));
    printsOnly("showStatus(status)", view -> view.showStatus(status));
    printsOnly("showClock(" + seconds + ")", view -> view.showClock(seconds));
    return this;
  }

  /** Fails unless {@code printBoard} prints a line like each of these, with whatever else. */
  void printsBoardWith(String... lines) {
    prints("printBoard()", view -> view.printBoard(), lines);
  }

  /** Fails unless {@code printBoard} prints a text with each of these parts. */
  void mentionsOnBoard(String... parts) {
    mentions("printBoard()", view -> view.printBoard(), parts);
  }

  /** Fails unless {@code printBoard} prints these cells, row by row; {@code |} stands between. */
  void draws(String... rows) {
    List<String> seen = new ArrayList<>();
    for (String line : printed("printBoard()", view -> view.printBoard()).split("\\R")) {
      if (line.strip().matches("\\d+\\s*\\|.*")) {
        String[] halves = line.split("\\|", 2);
        seen.add(
            halves[0].strip() + " | " + String.join(" | ", halves[1].strip().split("\\s{2,}")));
      }
    }
    List<String> expected = new ArrayList<>();
    for (int y = 0; y < rows.length; y++) {
      expected.add(y + " | " + rows[y]);
    }
    if (!seen.equals(expected)) {
      fail("printBoard()", "these rows:\n" + String.join("\n", expected), seen);
    }
  }

  static GameStatus status(int white, int whiteTurns, int black, int blackTurns, Colour active) {
    return new GameStatus(
        new PlayerStatus("Ada", Colour.WHITE, white, whiteTurns, List.of()),
        new PlayerStatus("Ben", Colour.BLACK, black, blackTurns, List.of()),
        active,
        List.of(),
        false,
        false);
  }

  private Object on() {
    return Call.text("%s", String.join("\n", history));
  }
}
