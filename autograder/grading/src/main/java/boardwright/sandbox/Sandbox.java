package boardwright.sandbox;

import java.util.List;
import java.util.stream.Stream;

/**
 * What is put around a worker.
 *
 * @param word how reports call it, such as {@code bwrap}
 * @param each whether every hand-in gets its own worker; else one serves many, one after another,
 *     for as long as nothing is the matter with it
 * @param options the words before a worker's command; none where there is no sandbox
 */
public record Sandbox(String word, boolean each, List<String> options) {
  /** Nothing around a worker: for a learner's own code, and for those who ask for it. */
  public static final Sandbox NONE = new Sandbox("none", false, List.of());

  /** The same, with a new one for every hand-in. */
  public Sandbox forEach() {
    return new Sandbox(word, true, options);
  }

  /** The command of a worker in this sandbox. */
  public List<String> around(List<String> command) {
    return Stream.concat(options.stream(), command.stream()).toList();
  }
}
