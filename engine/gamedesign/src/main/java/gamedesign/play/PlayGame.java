package gamedesign.play;

import board.picture.Picture;
import board.picture.TextBoard;
import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.linerace.LineRaceDriver;
import gamedesign.linerace.SurpriseDriver;
import gamedesign.own.Driver;
import gamedesign.reverse.ReverseDriver;
import gamedesign.tictactoe.TicTacToeDriver;
import java.awt.GraphicsEnvironment;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import launch.DriverParts;

/**
 * The program: runs one of the games in the terminal, and shows its board after each turn, in a
 * window or, with {@code --text} or without a display, in the terminal, too.
 *
 * <pre>
 * PlayGame [--game linerace|surprise|tictactoe|reverse|own] [--text] [--pace MILLISECONDS] [WORD …]
 * </pre>
 *
 * <p>The words are for the game's own Driver, which may, for example, ask a person for moves when
 * it is called with {@code human}. The board is shown when there are none: then the board and the
 * game are created here, as the Driver would create them, and whatever else its main does is left
 * out.
 */
public final class PlayGame {

  private static final int WRONG_CALL = 2;
  private static final String USAGE = "Say --game GAME, --text or --pace MILLISECONDS.";

  /** So long is the pause after a turn, if a window shows it and nobody said how long. */
  private static final int WINDOW_PACE = 500;

  /** After so many turns that change nothing on the board, the game is stopped. */
  private static final int MOST_IDLE_TURNS = 100;

  private String game = "linerace";
  private boolean text = GraphicsEnvironment.isHeadless();
  private int pace = -1;
  private final List<String> words = new ArrayList<>();
  private Picture latest;
  private int idleTurns;

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
  private static Map<String, RunnableDriver> drivers() {
    Map<String, RunnableDriver> drivers = new LinkedHashMap<>();
    drivers.put("linerace", new RunnableDriver(LineRaceDriver.class, LineRaceDriver::main));
    drivers.put("surprise", new RunnableDriver(SurpriseDriver.class, SurpriseDriver::main));
    drivers.put("tictactoe", new RunnableDriver(TicTacToeDriver.class, TicTacToeDriver::main));
    drivers.put("reverse", new RunnableDriver(ReverseDriver.class, ReverseDriver::main));
    drivers.put("own", new RunnableDriver(Driver.class, args -> Driver.main(args)));
    return drivers;
  }

  /** A Driver and its main method, which may throw anything. */
  private record RunnableDriver(Class<?> type, Main main) {}

  /** A main method. */
  private interface Main {
    void run(String... args) throws Throwable;
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
      } else if (args[i].equals("--text")) {
        text = true;
      } else if (args[i].startsWith("--")) {
        return "There is no option '" + args[i] + "'. " + USAGE;
      } else {
        words.add(args[i]);
      }
    }
    if (!drivers().containsKey(game)) {
      String which = game.isEmpty() ? "Which game?" : "There is no game '" + game + "'.";
      return which + " There are: " + String.join(", ", drivers().keySet()) + ".";
    }
    return "";
  }

  private void play(RunnableDriver driver) throws Throwable {
    PrintStream terminal = System.out;
    try {
      Optional<DriverParts> parts =
          words.isEmpty()
              ? DriverParts.of(driver.type(), Board.class, Game.class)
              : Optional.empty();
      if (parts.isEmpty()) {
        System.setOut(new TurnWatcher(terminal, turn -> pause(0)).stream());
        driver.main().run(words.toArray(new String[0]));
        return;
      }
      Game built = (Game) parts.get().second();
      if (text) {
        System.setOut(new TurnWatcher(terminal, turn -> print(built, turn, terminal)).stream());
        built.startGame();
      } else {
        BoardWindow window = BoardWindow.open(game, GamePicture.of(built));
        System.setOut(new TurnWatcher(terminal, turn -> show(built, turn, window)).stream());
        built.startGame();
        window.awaitClosed();
      }
    } catch (InvocationTargetException e) {
      throw e.getCause();
    } finally {
      System.setOut(terminal);
    }
  }

  /** Prints the board, unless the turn has printed it already. */
  private void print(Game built, String turn, PrintStream terminal) {
    Picture picture = GamePicture.of(built);
    stopIfIdle(picture);
    if (!turn.contains(String.valueOf(built.getBoard()).stripTrailing())) {
      terminal.print(TextBoard.draw(picture));
      terminal.flush();
    }
    pause(0);
  }

  private void show(Game built, String turn, BoardWindow window) {
    Picture picture = GamePicture.of(built);
    stopIfIdle(picture);
    window.show(picture, turn);
    pause(WINDOW_PACE);
  }

  /** Stops a game in which nothing happens any more: it would never be over. */
  private void stopIfIdle(Picture picture) {
    idleTurns = picture.equals(latest) ? idleTurns + 1 : 0;
    latest = picture;
    if (idleTurns >= MOST_IDLE_TURNS) {
      throw new IllegalStateException(
          "stopped: nothing on the board has changed for "
              + MOST_IDLE_TURNS
              + " turns. Does takeTurn move the player, and does moveTo change the row and the"
              + " column?");
    }
  }

  /** Waits as long as the call says, or if it doesn't, this long. */
  private void pause(int usual) {
    try {
      Thread.sleep(pace < 0 ? usual : pace);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
