package board.console;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.function.Function;

/**
 * Holds a session with a person who types: on a terminal, lines can be edited, the arrow keys bring
 * back earlier ones, and the tabulator key completes the first word. Input from a file or from
 * another program is read line by line; what is printed then looks like the same session on a
 * terminal.
 */
public final class Console {

  private Console() {}

  /**
   * Holds a session until the program, or the person, ends it.
   *
   * @param prompt what is printed before each line that is read; not null
   * @param begin begins the session: gets where to print, greets, and returns the session
   * @throws IOException if the input cannot be read
   */
  @SuppressWarnings("SystemConsoleNull") // Null is only the quick way out: see below.
  public static void run(String prompt, Function<PrintWriter, Session> begin) throws IOException {
    // No console: the input or the output is no terminal. With one, JDK 22 to 24 leave it open.
    if (System.console() == null || !EditedLines.run(prompt, begin)) {
      Charset charset = Charset.defaultCharset();
      run(
          prompt,
          begin,
          new BufferedReader(new InputStreamReader(System.in, charset)),
          new PrintWriter(new OutputStreamWriter(System.out, charset), true));
    }
  }

  /**
   * Holds a session whose input is no terminal.
   *
   * @param prompt what is printed before each line that is read; not null
   * @param begin as above
   * @param in what is typed; not null
   * @param out where the session is printed; not null
   * @throws IOException if the input cannot be read
   */
  public static void run(
      String prompt, Function<PrintWriter, Session> begin, BufferedReader in, PrintWriter out)
      throws IOException {
    Session session = begin.apply(out);
    boolean goOn = true;
    while (goOn) {
      out.print(prompt);
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
      goOn = session.execute().test(line);
    }
    out.flush();
  }
}
