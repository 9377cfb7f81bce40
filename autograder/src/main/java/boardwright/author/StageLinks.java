package boardwright.author;

import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The line below the title of a stage's page: it links the page before, the contents and the next
 * page, and says how long the stage takes. A line that does so stays as it is, in its own words.
 */
final class StageLinks {
  private static final String CONTENTS = "README.md";
  private static final String FIRST = "0-first-run.md";
  private static final Pattern LINK = Pattern.compile("\\[[^]]+]\\(([^)]+)\\)");

  private final Lab lab;
  private final Stage stage;
  private final Optional<Stage> before;
  private final Optional<Stage> next;
  private final String time;

  StageLinks(Lab lab, Stage stage) throws IOException {
    int at = lab.stages().indexOf(stage);
    this.lab = lab;
    this.stage = stage;
    this.before = at == 0 ? Optional.empty() : Optional.of(lab.stages().get(at - 1));
    this.next = lab.stages().stream().skip(at + 1).findFirst();
    this.time = time();
  }

  /**
   * The page with such a line.
   *
   * @param missing gets a sentence for everything without which there is none
   */
  String in(String text, List<String> missing) {
    if (time.isEmpty()) {
      missing.add(
          "%s doesn't say how long %s takes: its table of pages needs a row for it and a column time."
              .formatted(inTree(CONTENTS), file(stage)));
    }
    List<String> absent =
        targets().stream().filter(name -> !Files.exists(lab.handouts().resolve(name))).toList();
    absent.forEach(
        name ->
            missing.add("%s is missing: %s should link it.".formatted(inTree(name), file(stage))));
    String[] parts = text.split("\n\n", 3);
    String line = parts.length > 1 ? parts[1] : "";
    if (!absent.isEmpty() || isRight(line)) {
      return text;
    }
    return line.startsWith("[")
        ? text.replaceFirst(Pattern.quote(line), Matcher.quoteReplacement(written()))
        : text.replaceFirst("\n\n|$", Matcher.quoteReplacement("\n\n" + written() + "\n\n"));
  }

  private boolean isRight(String line) {
    List<String> linked =
        LINK.matcher(line).results().map((MatchResult link) -> link.group(1)).toList();
    boolean right =
        next.isPresent()
            ? linked.equals(targets())
            : linked.size() >= 2 && linked.subList(0, 2).equals(targets());
    return right && (time.isEmpty() || line.replaceAll("\\s+", " ").endsWith("about " + time));
  }

  private List<String> targets() {
    List<String> targets = new ArrayList<>();
    targets.add(before.map(StageLinks::file).orElse(FIRST));
    targets.add(CONTENTS);
    next.map(StageLinks::file).ifPresent(targets::add);
    return targets;
  }

  private String written() {
    return "[← %s](%s) · [Contents](README.md)%s%s"
        .formatted(
            before.map(StageLinks::label).orElse("the first run"),
            targets().get(0),
            next.map(s -> " · [next: %s →](%s)".formatted(label(s), file(s))).orElse(""),
            time.isEmpty() ? "" : " · about " + time);
  }

  private static String file(Stage stage) {
    return stage.page().replaceAll(".*/", "");
  }

  private static String label(Stage stage) {
    return stage.isWholeProgram()
        ? "all together"
        : stage.replaces().size() == 1 ? stage.replaces().get(0) : stage.id().replace('-', ' ');
  }

  /** What the table of the contents says in its column "time". */
  private String time() throws IOException {
    Path contents = lab.handouts().resolve(CONTENTS);
    List<String> lines = Files.exists(contents) ? Files.readAllLines(contents) : List.of();
    List<String> heads =
        lines.stream()
            .filter(line -> line.startsWith("| page |"))
            .map(StageLinks::cells)
            .findFirst()
            .orElse(List.of());
    return lines.stream()
        .filter(line -> line.startsWith("|") && line.contains("](" + file(stage) + ")"))
        .map(StageLinks::cells)
        .filter(cells -> heads.contains("time"))
        .map(cells -> cells.get(heads.indexOf("time")))
        .map(cell -> cell.replaceAll("\\bmin$", "minutes").replaceAll("^1 h$", "1 hour"))
        .map(cell -> cell.replaceAll("\\bh$", "hours"))
        .findFirst()
        .orElse("");
  }

  private static List<String> cells(String row) {
    return Stream.of(row.substring(1).split("\\|")).map(String::strip).toList();
  }

  private String inTree(String name) {
    return lab.inTree(lab.handouts().resolve(name));
  }
}
