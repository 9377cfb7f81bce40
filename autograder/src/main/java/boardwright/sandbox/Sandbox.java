package boardwright.sandbox;

import java.util.List;
import java.util.stream.Stream;

/**
 * What is put around a worker.
 *
 * @param word how reports call it, such as {@code bwrap}
 * @param options the words before a worker's command; none where there is no sandbox
 */
public record Sandbox(String word, List<String> options) {
  /** Nothing around a worker: for a learner's own code, and for those who ask for it. */
  public static final Sandbox NONE = new Sandbox("none", List.of());

  /** The command of a worker in this sandbox. */
  public List<String> around(List<String> command) {
    return Stream.concat(options.stream(), command.stream()).toList();
  }
}
