package checkerboard;

import checkerboard.window.CheckersGame;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintWriter;
import terminal.Conversation;
import terminal.Session;

/**
 * The checkers program: a board to play on, in a window, or by typed commands.
 *
 * <p>The window is there to play; who would like to set up and solve problems types commands, by
 * the argument {@code --text}. Where there is no display, or where commands were typed beforehand
 * and wait to be read, commands are read without asking.
 *
 * <p>How lines are read, and edited on a terminal, is up to {@link terminal.Conversation}.
 */
public class Checkers {

  private static final String TEXT = "--text";
  private static final int WRONG_CALL = 2;
  private static final String PROMPT = "checkers> ";

  private static final String BANNER = "Checkers. Type help to see the commands, quit to leave.";

  private Checkers() {}

  /**
   * Runs the program until its window is closed, or until {@code quit} or the end of the input.
   *
   * @param args {@code --text} for typed commands; anything else ends the program at once with exit
   *     code 2
   * @throws IOException if the input cannot be read
   */
  public static void main(String[] args) throws IOException {
    for (String arg : args) {
      if (!arg.equals(TEXT)) {
        System.err.println("Checkers knows no '" + arg + "', only " + TEXT + ".");
        System.exit(WRONG_CALL);
      }
    }
    boolean text = args.length > 0 || GraphicsEnvironment.isHeadless();
    if (!text && !isTypedBeforehand()) {
      CheckersGame.playInWindow();
      return;
    }
    Conversation.hold(PROMPT, Checkers::begin);
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
