package board.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.function.Function;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.completer.ArgumentCompleter;
import org.jline.reader.impl.completer.NullCompleter;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Holds a session on a terminal, where lines can be edited, recalled and completed. */
final class EditedLines {

  private EditedLines() {}

  /**
   * Holds a session until the program ends it, or until Control-C or Control-D.
   *
   * @return false if there is no terminal, and so nothing was done
   * @throws IOException if the terminal fails
   */
  static boolean run(String prompt, Function<PrintWriter, Session> begin) throws IOException {
    Terminal found;
    try {
      found =
          TerminalBuilder.builder()
              .system(true)
              .systemOutput(TerminalBuilder.SystemOutput.SysOut)
              .dumb(false)
              .graphemeCluster(false) // asking about it takes long where there is no answer
              .build();
    } catch (IOException | IllegalStateException noTerminal) {
      return false;
    }
    try (Terminal terminal = found) {
      Session session = begin.apply(terminal.writer());
      terminal.writer().flush();
      LineReader reader =
          LineReaderBuilder.builder()
              .terminal(terminal)
              .completer(
                  new ArgumentCompleter(
                      new StringsCompleter(session.words()), NullCompleter.INSTANCE))
              // An exclamation mark is a letter like any other.
              .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
              .build();
      while (session.execute().test(read(reader, prompt))) {
        // The next line, until one says quit.
      }
      terminal.writer().flush();
    }
    return true;
  }

  /** Returns the next line, or null when the person wants to leave. */
  private static String read(LineReader reader, String prompt) {
    try {
      return reader.readLine(prompt);
    } catch (UserInterruptException | EndOfFileException leave) {
      return null;
    }
  }
}
