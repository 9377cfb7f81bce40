package boardwright.handout;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.author.Page;
import boardwright.book.Book;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The page to teach a week from")
class TeachingPagesTest {
  private static final Course COURSE = new Course(ROOT);

  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| (\\d+) \\| `(\\w+)` \\| ([^|;]+)[;|]");

  /** A week of the plan. */
  record Week(int number, Lab lab, List<String> stages) {
    Page page() {
      return new Page(ROOT, Path.of("handouts").resolve(file()));
    }

    String file() {
      return "teaching/week-%02d.md".formatted(number);
    }

    @Override
    public String toString() {
      return "week " + number;
    }
  }

  static Stream<Week> weeks() throws IOException {
    String plan = Files.readString(ROOT.resolve("handouts/instructors.md"));
    return ROW.matcher(plan).results().map(TeachingPagesTest::week);
  }

  private static Week week(MatchResult row) {
    Lab lab = COURSE.lab(row.group(2)).orElseThrow();
    List<String> stages = Stream.of(row.group(3).split(",")).map(String::strip).toList();
    return new Week(Integer.parseInt(row.group(1)), lab, stages);
  }

  @Test
  @DisplayName("is there for each week of the plan, and in the book for instructors")
  void isThereForEachWeek() throws IOException {
    assertEquals(weeks().map(Week::file).toList(), Book.FOR_TEACHING);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("weeks")
  @DisplayName("has its parts, and three exam questions with answers")
  void hasItsParts(Week week) {
    assertEquals(
        List.of("Goals", "What students believe", "Forty-five minutes", "Exam questions"),
        week.page().headings(2));
    List<String> exam = week.page().section("Exam questions");
    assertEquals(3, exam.stream().filter(line -> line.matches("\\*\\*[123]\\.\\*\\* .*")).count());
    assertEquals(3, exam.stream().filter(line -> line.startsWith("<details>")).count());
    assertEquals(3, exam.stream().filter(line -> line.equals("</details>")).count());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("weeks")
  @DisplayName("links the page of each of its stages")
  void linksItsStages(Week week) {
    for (String id : week.stages()) {
      String page = week.lab().stage(id).map(Stage::page).orElse("0-first-run.md");
      String link = "../%s/%s".formatted(week.lab().id(), page.replaceAll(".*/", ""));
      assertTrue(week.page().links().contains(link), link);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("weeks")
  @DisplayName("takes what students believe from the misconceptions of its lab")
  void believesAreMisconceptions(Week week) throws IOException {
    String faults = Files.readString(week.lab().solutions().resolve("faults.yaml"));
    List<String> beliefs =
        week.page().section("What students believe").stream()
            .filter(line -> line.startsWith("| \""))
            .map(line -> line.substring(2, line.indexOf("\" |") + 1))
            .toList();
    assertTrue(beliefs.size() >= 5, beliefs::toString);
    assertEquals(
        List.of(),
        beliefs.stream().filter(belief -> !faults.contains("misconception: " + belief)).toList());
  }
}
