package gamedesign.play;

import gamedesign.linerace.LineRaceDriver;
import gamedesign.own.Driver;
import gamedesign.reverse.ReverseDriver;
import gamedesign.tictactoe.TicTacToeDriver;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The program: runs one of the games, and draws its board after each turn.
 *
 * <pre>
 * PlayGame [--game linerace|tictactoe|reverse|own] [--text] [--pace MILLISECONDS] [WORD …]
 * </pre>
 *
 * <p>The words are for the game's own Driver, which may, for example, ask a person for moves when
 * it is called with {@code human}. The board is drawn when there are none.
 */
public final class PlayGame {

  private static final int WRONG_CALL = 2;
  private static final String USAGE = "Say --game GAME, --text or --pace MILLISECONDS.";

  private String game = "linerace";
  private int pace;
  private final List<String> words = new ArrayList<>();

  private PlayGame() {}

  /**
   * Runs the game to its end. A wrong call ends the program with exit code 2.
   *
   * @param args see above; without a game, the line race is run
   * @throws Throwable whatever the game throws
   */
  public static void main(String[] args) throws Throwable {
    int code = run(System.err, args);
    if (code != 0) {
      System.exit(code);
    }
  }

  /** Runs the program, and returns its exit code; says what is wrong with a wrong call. */
  static int run(PrintStream errors, String... args) throws Throwable {
    PlayGame program = new PlayGame();
    String wrong = program.read(args);
    if (!wrong.isEmpty()) {
      errors.println(wrong);
      return WRONG_CALL;
    }
    program.play(drivers().get(program.game));
    return 0;
  }

  /** Returns the Driver of each game. */
  private static Map<String, Class<?>> drivers() {
    Map<String, Class<?>> drivers = new LinkedHashMap<>();
    drivers.put("linerace", LineRaceDriver.class);
    drivers.put("tictactoe", TicTacToeDriver.class);
    drivers.put("reverse", ReverseDriver.class);
    drivers.put("own", Driver.class);
    return drivers;
  }

  /** Reads the arguments; returns a sentence on what is wrong with them, or nothing. */
  private String read(String... args) {
    for (int i = 0; i < args.length; i++) {
      String value = i + 1 < args.length ? args[i + 1] : "";
      if (args[i].equals("--game")) {
        game = value;
        i++;
      } else if (args[i].equals("--pace")) {
        if (!value.matches("\\d{1,5}")) {
          return "--pace takes a number of milliseconds, such as --pace 500.";
        }
        pace = Integer.parseInt(value);
        i++;
      } else if (args[i].startsWith("--") && !args[i].equals("--text")) {
        return "There is no option '" + args[i] + "'. " + USAGE;
      } else if (!args[i].equals("--text")) {
        words.add(args[i]);
      }
    }
    if (!drivers().containsKey(game)) {
      String which = game.isEmpty() ? "Which game?" : "There is no game '" + game + "'.";
      return which + " There are: " + String.join(", ", drivers().keySet()) + ".";
    }
    return "";
  }

  private void play(Class<?> driver) throws Throwable {
    PrintStream terminal = System.out;
    try {
      BuiltGame built = words.isEmpty() ? BuiltGame.by(driver).orElse(null) : null;
      TurnWatcher watcher = new TurnWatcher(terminal, turn -> endTurn(built, turn, terminal));
      System.setOut(watcher.stream());
      if (built == null) {
        driver
            .getMethod("main", String[].class)
            .invoke(null, (Object) words.toArray(new String[0]));
      } else {
        built.game().startGame();
      }
      System.out.flush();
    } catch (InvocationTargetException e) {
      throw e.getCause();
    } finally {
      System.setOut(terminal);
    }
  }

  /** Draws the board, unless the turn has printed it already, and waits. */
  private void endTurn(BuiltGame built, String turn, PrintStream terminal) {
    if (built != null && !turn.contains(String.valueOf(built.board()).stripTrailing())) {
      terminal.print(BoardText.of(built.game()));
      terminal.flush();
    }
    try {
      Thread.sleep(pace);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
