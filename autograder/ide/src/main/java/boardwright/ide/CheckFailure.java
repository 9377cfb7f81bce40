package boardwright.ide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A check that did not pass. Its stack has one element, the line of the learner's file to look at,
 * so that a click in the IDE leads there.
 */
final class CheckFailure extends AssertionError {
  private static final long serialVersionUID = 1L;
  private static final Pattern LOOK_AT = Pattern.compile("(?m)^look at: (.+\\.java):(\\d{1,9})$");

  private CheckFailure(String message) {
    super(message);
  }

  /**
   * The failure of a check.
   *
   * @param sources the root of the learner's sources
   */
  static CheckFailure of(CheckOutcome verdict, Path sources) {
    String word = verdict.word().equals("failed") ? "" : verdict.word() + ": ";
    String detail = verdict.detail().isBlank() ? "" : "\n\n" + verdict.detail().strip();
    CheckFailure failure = new CheckFailure(word + verdict.message() + detail);
    Matcher place = LOOK_AT.matcher(verdict.detail());
    StackTraceElement[] stack = {};
    if (place.find()) {
      Optional<Path> file = file(place.group(1), sources);
      String path = file.map(found -> sources.relativize(found).toString()).orElse(place.group(1));
      String type = path.replace('\\', '/').replaceAll("\\.java$", "").replace('/', '.');
      String rule = verdict.title().replaceAll("\\W.*", "");
      String name = Path.of(path).getFileName().toString();
      stack =
          new StackTraceElement[] {
            new StackTraceElement(type, rule, name, Integer.parseInt(place.group(2)))
          };
    }
    failure.setStackTrace(stack);
    return failure;
  }

  /** The file of this name, or the end of a path, below a folder; empty if there are several. */
  private static Optional<Path> file(String name, Path sources) {
    if (!Files.isDirectory(sources)) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.walk(sources)) {
      List<Path> found = files.filter(file -> file.endsWith(name)).limit(2).toList();
      return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    } catch (IOException | UncheckedIOException e) {
      return Optional.empty();
    }
  }

  /** Its sentence alone: the names of our classes say nothing to a learner. */
  @Override
  public String toString() {
    return getMessage();
  }
}
