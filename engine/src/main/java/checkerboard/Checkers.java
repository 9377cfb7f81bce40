package checkerboard;

import checkerboard.window.CheckersApplication;
import java.awt.GraphicsEnvironment;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Arrays;

/**
 * The checkers program: a board to play on, in a window, or by typed commands.
 *
 * <p>The window is there to play; who would like to set up and solve problems types commands, by
 * the argument {@code --text}. Where there is no display, or where commands were typed beforehand
 * and wait to be read, commands are read without asking.
 *
 * <p>On a terminal, lines can be edited, the arrow keys bring back earlier ones, and the tabulator
 * key completes the name of a command. Input from a file or from another program is read line by
 * line; what is printed then looks like the same session on a terminal.
 */
public class Checkers {

  /** What is printed before each line that is read. */
  static final String PROMPT = "checkers> ";

  private static final String BANNER = "Checkers. Type help to see the commands, quit to leave.";

  private Checkers() {}

  /**
   * Runs the program until its window is closed, or until {@code quit} or the end of the input.
   *
   * @param args {@code --text} for typed commands
   * @throws IOException if the input cannot be read
   */
  @SuppressWarnings("SystemConsoleNull") // Null is only the quick way out: see below.
  public static void main(String[] args) throws IOException {
    boolean text = Arrays.asList(args).contains("--text") || GraphicsEnvironment.isHeadless();
    if (!text && !isTypedBeforehand()) {
      new CheckersApplication().launch();
      return;
    }
    // No console: the input or the output is no terminal. With one, JDK 22 to 24 leave it open.
    if (System.console() == null || !CheckersTerminal.run()) {
      Charset charset = Charset.defaultCharset();
      runPlainly(
          new BufferedReader(new InputStreamReader(System.in, charset)),
          new PrintWriter(new OutputStreamWriter(System.out, charset), true));
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

  /**
   * Begins a session: prints a greeting and the board.
   *
   * @param out where the session is printed
   * @return the interface that shall run the session's commands
   */
  static TextInterface begin(PrintWriter out) {
    out.println(BANNER);
    TextInterface commands = new TextInterface(out);
    commands.execute("show");
    return commands;
  }

  /** Runs a session whose input is no terminal. */
  private static void runPlainly(BufferedReader in, PrintWriter out) throws IOException {
    TextInterface commands = begin(out);
    boolean goOn = true;
    while (goOn) {
      out.print(PROMPT);
      out.flush();
      // A line that is there before it was asked for was typed by nobody: print it, as a terminal
      // would have done. The window of a development environment has shown it already.
      boolean echo = in.ready();
      String line = in.readLine();
      if (line == null) {
        out.println();
      } else if (echo) {
        out.println(line);
      }
      goOn = commands.execute(line);
    }
  }
}
