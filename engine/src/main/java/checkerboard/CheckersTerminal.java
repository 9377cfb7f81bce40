package checkerboard;

import java.io.IOException;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.completer.ArgumentCompleter;
import org.jline.reader.impl.completer.NullCompleter;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Runs the checkers program on a terminal, where lines can be edited, recalled and completed. */
class CheckersTerminal {

  private CheckersTerminal() {}

  /**
   * Runs a session until {@code quit}, Control-C or Control-D.
   *
   * @return false if there is no terminal, and so nothing was done
   * @throws IOException if the terminal fails
   */
  static boolean run() throws IOException {
    Terminal found;
    try {
      found =
          TerminalBuilder.builder()
              .system(true)
              .systemOutput(TerminalBuilder.SystemOutput.SysOut)
              .dumb(false)
              .build();
    } catch (IOException | IllegalStateException noTerminal) {
      return false;
    }
    try (Terminal terminal = found) {
      TextInterface commands = Checkers.begin(terminal.writer());
      LineReader reader =
          LineReaderBuilder.builder()
              .terminal(terminal)
              .completer(
                  new ArgumentCompleter(
                      new StringsCompleter(commands.commands()), NullCompleter.INSTANCE))
              // An exclamation mark is a letter like any other.
              .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
              .build();
      while (commands.execute(read(reader))) {
        // The next line, until one says quit.
      }
    }
    return true;
  }

  /** Returns the next line, or null when the person wants to leave. */
  private static String read(LineReader reader) {
    try {
      return reader.readLine(Checkers.PROMPT);
    } catch (UserInterruptException | EndOfFileException leave) {
      return null;
    }
  }
}
