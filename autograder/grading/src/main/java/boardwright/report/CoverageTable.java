package boardwright.report;

import boardwright.grading.StageResult;
import boardwright.protocol.Answer.Coverage;
import java.util.ArrayList;
import java.util.List;

/** Which lines of a learner's own classes their tests reached, in a sentence for each file. */
public final class CoverageTable {
  private static final int MOST_RANGES = 8;
  private static final int WIDTH = 80;
  private static final String INDENT = "  ";

  private CoverageTable() {}

  /** One or two lines a file; none if no check asked. */
  public static List<String> of(List<StageResult> stages) {
    return stages.stream()
        .flatMap(stage -> stage.checks().stream())
        .flatMap(check -> check.coverage().stream())
        .map(CoverageTable::line)
        .distinct()
        .flatMap(line -> Wrapped.lines(line, WIDTH - INDENT.length()).stream())
        .map(line -> INDENT + line)
        .toList();
  }

  private static String line(Coverage file) {
    int all = file.reached().size() + file.missed().size();
    String line =
        "Your tests reach %d of %d lines of %s".formatted(file.reached().size(), all, file.path());
    return file.missed().isEmpty() ? line : line + ", and not " + ranges(file.missed());
  }

  /** Numbers as people write them: 3, 7 to 9. */
  private static String ranges(List<Integer> numbers) {
    List<String> ranges = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i++) {
      int from = numbers.get(i);
      while (i + 1 < numbers.size() && numbers.get(i + 1) == numbers.get(i) + 1) {
        i++;
      }
      int to = numbers.get(i);
      ranges.add(from == to ? "" + from : from + " to " + to);
    }
    String shown = String.join(", ", ranges.subList(0, Math.min(MOST_RANGES, ranges.size())));
    return ranges.size() > MOST_RANGES ? shown + " …" : shown;
  }
}
