package boardwright.suites.combochess;

import boardwright.testkit.Limits;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import combochess.controller.GameStatus;
import combochess.controller.PlayerStatus;
import combochess.model.Board;
import combochess.model.Colour;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A view of the learner's, and what it printed. */
final class Screen {
  private static final Snippets JAVA =
      Snippets.in(Screen.class, "combochess.model.*", "combochess.view.*", "java.util.List");

  private final StringWriter text = new StringWriter();
  private final SnippetSession session =
      JAVA.session().let("out", new PrintWriter(text)).run("view = new ConsoleView(out)");

  /** Gives an object a name, to be shown to the view. */
  Screen let(String name, Object object) {
    session.let(name, object);
    return this;
  }

  /** What a call of the view prints, line by line, with single blanks. */
  List<String> lines(String call) {
    return Arrays.stream(printed(call).split("\\R"))
        .map(line -> line.strip().replaceAll("\\s+", " "))
        .filter(line -> !line.isEmpty())
        .toList();
  }

  private String printed(String call) {
    Limits.renew();
    text.getBuffer().setLength(0);
    session.run("view." + call);
    return text.toString();
  }

  /** Fails unless a call prints a line like each of these, with whatever else. */
  void prints(String call, String... expected) {
    List<String> lines = lines(call);
    for (String line : expected) {
      if (!lines.contains(line)) {
        fail(call, "the line " + line, lines);
      }
    }
  }

  /** Fails unless {@code printBoard} prints a line with these numbers, whatever is beside them. */
  void numbersItsColumns(String expected) {
    List<String> lines = lines("printBoard()");
    if (lines.stream().noneMatch(line -> line.replaceAll("\\D+", " ").strip().equals(expected))) {
      fail("printBoard()", "a line with the numbers " + expected, lines);
    }
  }

  /** Fails unless a call prints a line with each of these parts. */
  void mentions(String call, String... parts) {
    List<String> lines = lines(call);
    String all = String.join("\n", lines);
    for (String part : parts) {
      if (!all.contains(part)) {
        fail(call, "a text that contains " + part, lines);
      }
    }
  }

  /** Fails unless a call prints these lines and no other. */
  void printsOnly(String call, String... expected) {
    List<String> lines = lines(call);
    if (!lines.equals(List.of(expected))) {
      fail(call, expected.length == 0 ? "nothing" : String.join("\n", expected), lines);
    }
  }

  void fail(String call, String expected, List<String> lines) {
    String seen = lines.isEmpty() ? "nothing" : "\n" + String.join("\n", lines);
    session.ask("view." + call).fail(expected, "yours printed " + seen);
  }

  /** Tells the view how a game stands. */
  Screen shows(Board board, GameStatus status, int seconds) {
    let("board", board).let("status", status);
    printsOnly("showBoard(board, null)");
    printsOnly("showStatus(status)");
    printsOnly("showClock(" + seconds + ")");
    return this;
  }

  /** Fails unless {@code printBoard} prints these cells, row by row; {@code |} stands between. */
  void draws(String... rows) {
    List<String> seen = new ArrayList<>();
    for (String line : printed("printBoard()").split("\\R")) {
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
}
