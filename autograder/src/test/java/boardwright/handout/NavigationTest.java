package boardwright.handout;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.contract.DraftsMayLack;
import boardwright.handout.PagesTest.Staged;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The head of a page of a stage")
@ExtendWith(DraftsMayLack.class)
class NavigationTest {
  /** With {@code -Dboardwright.write=pages}, heads that are missing are written instead. */
  private static final boolean WRITE = "pages".equals(System.getProperty("boardwright.write"));

  private static final String CONTENTS = "README.md";
  private static final String FIRST = "0-first-run.md";
  private static final Pattern LINK = Pattern.compile("\\[([^]]+)]\\(([^)]+)\\)");

  static Stream<Staged> stages() {
    return PagesTest.stages();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("stages")
  @DisplayName("links the page before, the contents and the next page, and says how long it takes")
  void links(Staged staged) throws IOException {
    List<Stage> stages = staged.lab().stages();
    int at = stages.indexOf(staged.stage());
    String before = at == 0 ? FIRST : name(stages.get(at - 1));
    Optional<Stage> next =
        at + 1 < stages.size() ? Optional.of(stages.get(at + 1)) : Optional.empty();
    String time = time(staged.lab(), name(staged.stage()));
    Path file = staged.page().file();
    String text = Files.readString(file);
    String head = text.split("\n\n", 3)[1];
    if (WRITE && !head.contains("](" + before + ")") || WRITE && head.startsWith("[Before]")) {
      String written =
          "[← %s](%s) · [Contents](README.md)%s%s"
              .formatted(
                  at == 0 ? "the first run" : label(stages.get(at - 1)),
                  before,
                  next.map(s -> " · [next: %s →](%s)".formatted(label(s), name(s))).orElse(""),
                  time.isEmpty() ? "" : " · about " + time);
      text =
          head.startsWith("[")
              ? text.replaceFirst(Pattern.quote(head), Matcher.quoteReplacement(written))
              : text.replaceFirst("\n\n", Matcher.quoteReplacement("\n\n" + written + "\n\n"));
      Files.writeString(file, text);
      return;
    }
    List<String> linked = LINK.matcher(head).results().map(link -> link.group(2)).toList();
    assertEquals(List.of(before, CONTENTS), linked.subList(0, Math.min(2, linked.size())), head);
    next.ifPresent(stage -> assertEquals(List.of(name(stage)), linked.subList(2, linked.size())));
    assertTrue(!time.isEmpty(), "the README says how long " + name(staged.stage()) + " takes");
    assertTrue(head.replaceAll("\\s+", " ").endsWith("about " + time), head + ": " + time);
  }

  private static String name(Stage stage) {
    return stage.page().replaceAll(".*/", "");
  }

  private static String label(Stage stage) {
    return stage.isWholeProgram()
        ? "all together"
        : stage.replaces().size() == 1 ? stage.replaces().get(0) : stage.id().replace('-', ' ');
  }

  /** What the table of the contents says in its column "time". */
  private static String time(Lab lab, String page) throws IOException {
    List<String> lines =
        Files.readAllLines(ROOT.resolve("handouts").resolve(lab.id()).resolve(CONTENTS));
    List<String> heads =
        lines.stream()
            .filter(line -> line.startsWith("| page |"))
            .map(NavigationTest::cells)
            .findFirst()
            .orElse(List.of());
    return lines.stream()
        .filter(line -> line.startsWith("|") && line.contains("](" + page + ")"))
        .map(NavigationTest::cells)
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
}
