package boardwright.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a learner printed, with stack traces such as {@code printStackTrace()} prints: of those,
 * what a learner can do something about. Below the learner's methods are those that asked them,
 * which nobody needs to know.
 */
final class PrintedTrace {
  private static final Pattern FRAME = Pattern.compile("\\s++at [^\\s(]+\\(.*\\)\\s*");
  private static final Pattern METER =
      Pattern.compile("\\s++at (?:app//)?boardwright\\.meter\\..*");
  private static final Pattern ASKER =
      Pattern.compile("\\s++at (?:app//)?(?:boardwright|org\\.junit)\\..*");
  private static final Pattern REFLECTION =
      Pattern.compile(
          "\\s++at java\\.base/(?:jdk\\.internal|java\\.lang)\\.(?:reflect|invoke)\\..*");
  private static final Pattern LOADER = Pattern.compile("(?m)(?<=^\\tat )" + Loaders.NAME + "//");
  private static final Pattern MORE = Pattern.compile("\\s++\\.\\.\\. \\d+ more\\s*");

  private PrintedTrace() {}

  /** The text without the frames of the caller and the names of loaders. */
  static String cut(String text) {
    String printed = LOADER.matcher(text).replaceAll("");
    if (!printed.contains("boardwright.") && !printed.contains("org.junit.")) {
      return printed;
    }
    List<String> kept = new ArrayList<>();
    boolean asked = false;
    for (String line : printed.split("(?<=\n)")) {
      boolean frame = FRAME.matcher(line).matches();
      asked &= frame;
      if (frame && !asked && ASKER.matcher(line).lookingAt() && !METER.matcher(line).lookingAt()) {
        asked = true;
        while (!kept.isEmpty() && REFLECTION.matcher(kept.get(kept.size() - 1)).lookingAt()) {
          kept.remove(kept.size() - 1);
        }
      }
      if (!asked && !METER.matcher(line).lookingAt() && !MORE.matcher(line).matches()) {
        kept.add(line);
      }
    }
    return kept.stream().collect(Collectors.joining());
  }
}
