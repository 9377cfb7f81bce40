package board.console;

import java.util.List;
import java.util.function.Predicate;

/**
 * What a program has to say in a session.
 *
 * @param words what the tabulator key completes at the beginning of a line, such as the names of
 *     commands
 * @param execute takes a line that was typed, and null at the end of the input; returns false to
 *     end the session
 */
public record Session(List<String> words, Predicate<String> execute) {

  /** Makes a session, which can never change. */
  public Session {
    words = List.copyOf(words);
  }
}
