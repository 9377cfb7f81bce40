package boardwright.protocol;

import boardwright.protocol.Request.Source;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of a source, as people read it: {@code Square.java:12}.
 *
 * @param path of the source, or the end of its path
 * @param line from 1; 0 if unknown
 */
public record Place(String path, int line) {
  private static final Pattern WRITTEN = Pattern.compile("(.+):(\\d{1,9})");

  /** Reads a place; empty if the text is none. */
  public static Optional<Place> parse(String text) {
    Matcher written = WRITTEN.matcher(text);
    return written.matches()
        ? Optional.of(new Place(written.group(1), Integer.parseInt(written.group(2))))
        : Optional.empty();
  }

  /** The source of exactly this path, or else the only one whose path ends so. */
  public Optional<Source> in(List<Source> sources) {
    Optional<Source> exact = sources.stream().filter(s -> s.path().equals(path)).findFirst();
    if (exact.isPresent()) {
      return exact;
    }
    List<Source> ending = sources.stream().filter(s -> s.path().endsWith("/" + path)).toList();
    return ending.size() == 1 ? Optional.of(ending.get(0)) : Optional.empty();
  }

  @Override
  public String toString() {
    return path + ":" + line;
  }
}
