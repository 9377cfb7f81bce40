package checkerboard;

import board.console.Console;
import board.console.Session;
import checkerboard.window.CheckersGame;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The checkers program: a board to play on, in a window, or by typed commands.
 *
 * <p>The window is there to play; who would like to set up and solve problems types commands, by
 * the argument {@code --text}. Where there is no display, or where commands were typed beforehand
 * and wait to be read, commands are read without asking.
 *
 * <p>How lines are read, and edited on a terminal, is up to {@link board.console.Console}.
 */
public class Checkers {

  private static final String TEXT = "--text";
  private static final String PLAYERS =
      ", --black PLAYER and --red PLAYER. A player is human, easy, medium or hard.";
  private static final int WRONG_CALL = 2;
  private static final String PROMPT = "checkers> ";

  private static final String BANNER = "Checkers. Type help to see the commands, quit to leave.";

  private Checkers() {}

  /**
   * Runs the program until its window is closed, or until {@code quit} or the end of the input.
   *
   * @param args {@code --text} for typed commands; {@code --black PLAYER} and {@code --red PLAYER}
   *     say who plays: human, easy, medium or hard. With a player and {@code --text}, a match is
   *     played in the terminal. Anything else ends the program at once with exit code 2
   * @throws IOException if the input cannot be read
   */
  public static void main(String[] args) throws IOException {
    boolean text = false;
    Map<String, String> players = new LinkedHashMap<>();
    for (int i = 0; i < args.length; i++) {
      if (args[i].equals(TEXT)) {
        text = true;
      } else if (i + 1 < args.length && args[i].startsWith("--")) {
        players.put(args[i], args[++i]);
      } else {
        System.err.println("Checkers knows no '" + args[i] + "', only " + TEXT + PLAYERS);
        System.exit(WRONG_CALL);
      }
    }
    text |= GraphicsEnvironment.isHeadless() || isTypedBeforehand();
    try {
      if (text && players.isEmpty()) {
        Console.run(PROMPT, Checkers::begin);
      } else {
        CheckersGame.play(players, text);
      }
    } catch (IllegalArgumentException wrongCall) {
      System.err.println(wrongCall.getMessage());
      System.exit(WRONG_CALL);
    }
  }

  /** Tells whether commands wait to be read already. */
  private static boolean isTypedBeforehand() {
    try {
      return System.in.available() > 0;
    } catch (IOException noInput) {
      return false;
    }
  }

  /** Begins a session: prints a greeting and the board. */
  private static Session begin(PrintWriter out) {
    out.println(BANNER);
    TextInterface commands = new TextInterface(out);
    commands.execute("show");
    return new Session(commands.commands(), commands::execute);
  }
}
