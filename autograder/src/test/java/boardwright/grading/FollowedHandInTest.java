package boardwright.grading;

import static boardwright.RealTree.ROOT;

import boardwright.PageBlock;
import boardwright.intake.Intake;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Answer;
import boardwright.protocol.Request;
import boardwright.report.Wrapped;
import boardwright.submission.Submission;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Follows one hand-in through the grader, for the page that shows its records. */
@DisplayName("The hand-in that ARCHITECTURE.md follows")
class FollowedHandInTest {
  private static final Path PAGE = ROOT.resolve("ARCHITECTURE.md");
  private static final String MARK = "<!-- printed by FollowedHandInTest -->";
  private static final Path SQUARE = Path.of("handouts/checkerboard/examples/off-by-one");
  private static final int LONGEST = 60;
  private static final int WIDTH = 92;

  private final List<String> lines = new ArrayList<>();
  private final Set<Record> shown = new HashSet<>();

  @Test
  @DisplayName("passes these records from one step to the next")
  void passesTheseRecords() throws IOException {
    Lab lab = new Course(ROOT).lab("checkerboard").orElseThrow();
    Submission submission = Intake.read(List.of(ROOT.resolve(SQUARE)), lab).get(0);
    lines.add(shortened(submission));
    Report report;
    try (Grader grader =
        Grader.of(
            lab,
            7,
            () -> new Followed("compiler", Unconfined.compiler()),
            () -> new Followed("worker", Unconfined.worker()))) {
      report = grader.grade(submission, stage -> stage.id().equals("square"));
    }
    StageResult square = report.stages().get(0);
    square.checks().stream()
        .filter(check -> check.verdict() == Verdict.FAILED)
        .forEach(check -> lines.add(shortened(check)));
    lines.add(shortened(square));
    lines.add(shortened(report));
    String printed =
        lines.stream()
            .flatMap(line -> indented(line))
            .map(line -> line + "\n")
            .collect(Collectors.joining());
    PageBlock.assertSays(PAGE, MARK, printed);
  }

  private static Stream<String> indented(String line) {
    List<String> wrapped = Wrapped.lines(line, WIDTH);
    return IntStream.range(0, wrapped.size())
        .mapToObj(i -> (i == 0 ? "" : "    ") + wrapped.get(i));
  }

  /** A record with its components, and those of the records in it. */
  private String shortened(Object value) {
    return shortened(value, 0);
  }

  private String shortened(Object value, int depth) {
    if (value instanceof Record whole) {
      String name = whole.getClass().getSimpleName();
      if (depth > 1 || depth > 0 && !shown.add(whole)) {
        return name + "(…)";
      }
      return Stream.of(whole.getClass().getRecordComponents())
          .map(part -> part.getName() + "=" + shortened(component(whole, part), depth + 1))
          .filter(part -> !part.matches("\\w+=(null|\\[]|\"\"|false)"))
          .collect(Collectors.joining(", ", name + "(", ")"));
    }
    if (value instanceof List<?> list) {
      String first = list.isEmpty() ? "" : shortened(list.get(0), depth);
      return list.size() < 2 ? "[" + first + "]" : "[%s, … %d]".formatted(first, list.size());
    }
    if (value instanceof BigDecimal number) {
      return number.stripTrailingZeros().toPlainString();
    }
    if (value instanceof String text) {
      String line = text.replaceAll("\\s+", " ");
      return '"' + (line.length() < LONGEST ? line : line.substring(0, LONGEST) + "…") + '"';
    }
    return String.valueOf(value);
  }

  private static Object component(Record whole, RecordComponent part) {
    try {
      part.getAccessor().setAccessible(true);
      return part.getAccessor().invoke(whole);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Notes what is asked and answered. */
  private final class Followed extends ForwardingWorker {
    private final String name;

    Followed(String name, Worker worker) {
      super(worker);
      this.name = name;
    }

    @Override
    public Answer ask(Request request, int seconds) throws WorkerLostException {
      lines.add("to the %s: %s".formatted(name, shortened(request)));
      return heard(super.ask(request, seconds));
    }

    @Override
    public Answer next(int seconds) throws WorkerLostException {
      return heard(super.next(seconds));
    }

    private Answer heard(Answer answer) {
      String line = "from the %s: %s".formatted(name, shortened(answer));
      if (!lines.contains(line)) { // most checks pass, and their answers are the same
        lines.add(line);
      }
      return answer;
    }
  }
}
