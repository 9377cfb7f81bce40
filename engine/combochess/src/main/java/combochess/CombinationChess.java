package combochess;

import board.players.SeatOptions;
import combochess.controller.ComputerPlayer;
import combochess.controller.Controller;
import combochess.controller.Level;
import combochess.model.Colour;
import combochess.model.GameModel;
import combochess.play.ChessComputer;
import combochess.view.ConsoleGame;
import combochess.view.ConsoleView;
import combochess.view.LineSource;
import combochess.view.TypedLines;
import combochess.window.ChessWindow;
import java.awt.GraphicsEnvironment;
import java.io.BufferedReader;
import java.io.Console;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javax.swing.SwingUtilities;

/**
 * The program: combination chess in a window, or in the terminal.
 *
 * <pre>
 * CombinationChess [--text | --dark] [--white PLAYER] [--black PLAYER]
 * </pre>
 */
public final class CombinationChess {

  private static final String TEXT = "--text";
  private static final String DARK = "--dark";
  private static final String OPTIONS =
      "--text, --dark, --white PLAYER and --black PLAYER. A player is human, easy, medium or hard.";
  private static final int WRONG_CALL = 2;
  private static final long NANOS_A_MILLI = 1_000_000;

  private CombinationChess() {}

  /**
   * Runs the program until its window is closed, or the person in the terminal leaves.
   *
   * @param args {@code --text} for the terminal, {@code --dark} for a dark window, and who plays:
   *     human, easy, medium or hard; anything else ends the program with exit code 2. Without a
   *     display, the game is played in the terminal
   * @throws InterruptedException if the thread is interrupted
   */
  public static void main(String[] args) throws InterruptedException {
    boolean text = GraphicsEnvironment.isHeadless();
    boolean dark = false;
    Map<String, String> given = new LinkedHashMap<>();
    for (int i = 0; i < args.length; i++) {
      if (args[i].equals(TEXT)) {
        text = true;
      } else if (args[i].equals(DARK)) {
        dark = true;
      } else if (args[i].startsWith("--") && i + 1 < args.length) {
        given.put(args[i], args[++i]);
      } else {
        System.err.println("Combination chess knows no '" + args[i] + "', only " + OPTIONS);
        System.exit(WRONG_CALL);
      }
    }
    Map<Colour, Level> computers = computers(given);
    if (!text) {
      playInWindow(dark, given.isEmpty() ? null : computers);
      return;
    }
    Charset charset = Charset.defaultCharset();
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, charset));
    PrintWriter out = new PrintWriter(new OutputStreamWriter(System.out, charset), true);
    playInTerminal(new TypedLines(in), out, !isTerminal(), given.isEmpty() ? null : computers);
  }

  /** Reads which sides the computer plays, and how well. */
  private static Map<Colour, Level> computers(Map<String, String> given) {
    List<String> seats = List.of(Colour.WHITE.getTitle(), Colour.BLACK.getTitle());
    List<String> choices = new ArrayList<>(List.of(SeatOptions.HUMAN));
    choices.addAll(SeatOptions.LEVELS);
    Map<Colour, Level> computers = new EnumMap<>(Colour.class);
    try {
      List<String> players = SeatOptions.read(given, seats, choices);
      for (Level level : Level.values()) {
        for (Colour colour : Colour.values()) {
          if (players.get(colour.ordinal()).equals(level.getTitle())) {
            computers.put(colour, level);
          }
        }
      }
    } catch (IllegalArgumentException wrongCall) {
      System.err.println(wrongCall.getMessage());
      System.exit(WRONG_CALL);
    }
    return computers;
  }

  /** Plays in a window until it is closed; begins at once if somebody said who plays. */
  private static void playInWindow(boolean dark, Map<Colour, Level> computers)
      throws InterruptedException {
    FutureTask<ChessWindow> open =
        new FutureTask<>(
            () -> {
              ChessWindow window = ChessWindow.open(CombinationChess::millis, dark);
              if (computers != null) {
                window.begin(computers);
              }
              return window;
            });
    SwingUtilities.invokeLater(open);
    try {
      open.get().awaitClosed();
    } catch (ExecutionException e) {
      throw new IllegalStateException("The window could not be opened.", e.getCause());
    }
  }

  private static long millis() {
    return System.nanoTime() / NANOS_A_MILLI;
  }

  /** Plays in the terminal. */
  private static void playInTerminal(
      LineSource lines, PrintWriter out, boolean echo, Map<Colour, Level> computers)
      throws InterruptedException {
    GameModel model = new GameModel(CombinationChess::millis);
    ConsoleView view = new ConsoleView(out);
    // The computer thinks in its own thread; its answers wait here for this thread.
    Queue<Runnable> answers = new ConcurrentLinkedQueue<>();
    ComputerPlayer computer = new ChessComputer(answers::add, new Random());
    Controller controller = new Controller(model, view, computer);
    Runnable giveAnswers =
        () -> {
          for (Runnable next = answers.poll(); next != null; next = answers.poll()) {
            next.run();
          }
        };
    ConsoleGame game = new ConsoleGame(controller, view, out, lines, echo, giveAnswers);
    game.beginWith(computers);
    game.play();
  }

  /** Tells whether a person types, whose terminal shows what is typed. */
  private static boolean isTerminal() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      // From Java 22 on there is always a console, and it says whether it is a terminal.
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException olderJava) {
      return true;
    }
  }
}
