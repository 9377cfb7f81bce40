package boardwright.suites.gamedesign;

import boardwright.testkit.Call;
import boardwright.testkit.FreshClasses;
import boardwright.testkit.Printed;
import gamedesign.engine.Game;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game that was watched by what it printed. The lines that begin and end a turn are those that
 * the loop of {@code Game} prints, whatever else says the same.
 *
 * @param rules what was printed before the first turn
 * @param turns the numbers of the players who had a turn, as the loop printed them
 * @param lines what was printed from the first turn to the end of the last
 * @param results what was printed after the end of the last turn
 * @param thrown what ended the game before its end; null if nothing did
 * @param endless whether it was stopped after {@link #MOST_TURNS} turns
 */
record Played(
    List<String> rules,
    List<Integer> turns,
    List<String> lines,
    List<String> results,
    Exception thrown,
    boolean endless) {
  /** A game that goes on after so many turns is stopped. */
  static final int MOST_TURNS = 1_000;

  /** What is between the loop and this: what prints, and this itself. */
  private static final Pattern BETWEEN = Pattern.compile("(java|jdk|sun|boardwright)\\..*");

  private static final String LOOP = "gamedesign.engine.Game";
  private static final Pattern BEGINNING = Pattern.compile("it's player (-?\\d+)'s turn");
  private static final String END = "turn finished";

  /** What the loop prints, behind what a game printed without an end of the line. */
  private static final Pattern GLUED =
      Pattern.compile("(?s)(.+?)(It's Player -?\\d+'s turn\\.|Turn finished\\.)");

  /** Whether the game came to its end by itself. */
  boolean isWhole() {
    return thrown == null && !endless;
  }

  /**
   * The call that plays a game of a Driver.
   *
   * @param driver its qualified name
   */
  static Call<Played> of(String driver) {
    String simple = driver.substring(driver.lastIndexOf('.') + 1);
    Call.Action code = () -> FreshClasses.run(Game.class, driver);
    return Call.of(simple + ".main(new String[0])", () -> by(code));
  }

  /** Watches code that plays a game. Errors come through, exceptions are told. */
  private static Played by(Call.Action code) {
    Watcher watcher = new Watcher();
    Exception thrown = null;
    try {
      watcher.watch(code);
    } catch (EnoughTurns enough) {
      // the watcher has recorded it, even if the game caught it
    } catch (Exception e) {
      thrown = e;
    }
    return watcher.played(thrown);
  }

  /** Thrown in the loop of Game, where nothing of a game's own is in the way. */
  private static final class EnoughTurns extends Error {
    private static final long serialVersionUID = 1L;

    EnoughTurns() {
      super("enough turns", null, false, false);
    }
  }

  /** Reads what is printed. */
  private static final class Watcher extends Printed {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final List<String> lines = new ArrayList<>();
    private final List<Integer> turns = new ArrayList<>();
    private int first = -1;
    private int last = -1;
    private int finished;
    private boolean endless;

    @Override
    public void write(int b) {
      super.write(b);
      if (b != '\n') {
        line.write(b);
        return;
      }
      String text = line.toString(StandardCharsets.UTF_8).strip();
      line.reset();
      Matcher glued = GLUED.matcher(text);
      if (glued.matches() && isFromTheLoop()) {
        add(glued.group(1).strip());
        text = glued.group(2);
      }
      add(text);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
      for (int i = from; i < from + length; i++) {
        write(bytes[i]);
      }
    }

    private void add(String text) {
      if (!text.isEmpty() && lines.size() < MOST / 8) {
        lines.add(text);
        look(Printed.plain(text));
      }
    }

    private void look(String text) {
      Matcher beginning = BEGINNING.matcher(text);
      if (beginning.matches() && isFromTheLoop()) {
        turns.add(Integer.valueOf(beginning.group(1)));
        first = first < 0 ? lines.size() - 1 : first;
      } else if (text.equals(END) && isFromTheLoop()) {
        last = lines.size();
        finished++;
        if (finished >= MOST_TURNS) {
          endless = true;
          throw new EnoughTurns();
        }
      }
    }

    private static boolean isFromTheLoop() {
      return StackWalker.getInstance()
          .walk(
              frames ->
                  frames
                      .map(StackWalker.StackFrame::getClassName)
                      .filter(name -> !BETWEEN.matcher(name).matches())
                      .findFirst())
          .filter(LOOP::equals)
          .isPresent();
    }

    Played played(Exception thrown) {
      if (line.size() > 0) {
        write('\n');
      }
      int from = first < 0 ? lines.size() : first;
      int to = Math.max(from, last);
      return new Played(
          List.copyOf(lines.subList(0, from)),
          List.copyOf(turns),
          List.copyOf(lines.subList(from, to)),
          List.copyOf(lines.subList(to, lines.size())),
          thrown,
          endless);
    }
  }
}
