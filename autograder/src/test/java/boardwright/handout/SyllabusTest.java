package boardwright.handout;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.lab.Syllabus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The course, as labs/course.yaml has it,")
class SyllabusTest {
  private static final Course COURSE = new Course(ROOT);
  private static final Syllabus SYLLABUS = COURSE.syllabus();

  /** The labs by their ids, each read once. */
  private static final Map<String, Lab> LABS =
      COURSE.labs().stream().collect(Collectors.toMap(Lab::id, lab -> lab));

  /** The last cells of a row that links to a page: "2 hours", "45 min", "4 to 6 hours". */
  private static final Pattern TIME =
      Pattern.compile("\\| (\\d+)?(½)?(?: to (\\d+))? ?(min|minutes|hours?|h) \\|");

  /** Where the labs stand in a table. */
  private static final Map<String, Pattern> ORDERED =
      Map.of(
          "README.md", Pattern.compile("(?m)^\\| \\[`(\\w+)`]"),
          "SOURCES.md", Pattern.compile("(?m)^## `(\\w+)`"),
          "handouts/instructors.md", Pattern.compile("(?m)^\\| \\d+ \\| `(\\w+)` \\|"));

  /** A row of the plan of weeks. */
  private static final Pattern WEEK =
      Pattern.compile("(?m)^\\| \\d+ \\| `(\\w+)` \\| ([^|]+) \\| (\\d+) \\|");

  @Test
  @DisplayName("names every lab of the tree")
  void everyLabIsNamed() {
    assertEquals(
        COURSE.labs().stream().filter(lab -> !lab.manifest().draft()).map(lab -> lab.id()).toList(),
        SYLLABUS.labs().stream().map(Syllabus.Entry::lab).toList());
  }

  @Test
  @DisplayName("teaches each concept on a page that exists, after those that it needs")
  void conceptsComeInOrder() {
    Set<String> known = new HashSet<>();
    for (Syllabus.Entry lab : SYLLABUS.labs()) {
      for (Syllabus.Concept concept : lab.teaches()) {
        Path page = ROOT.resolve("handouts").resolve(lab.lab()).resolve(concept.page());
        assertTrue(Files.isRegularFile(page), () -> concept.concept() + ": no page " + page);
        assertTrue(
            known.containsAll(concept.needs()),
            () -> concept.concept() + " needs " + concept.needs() + ", not all taught before it");
        assertTrue(known.add(concept.concept()), () -> concept.concept() + " is taught twice");
      }
    }
  }

  @Test
  @DisplayName("takes the hours that the pages add up to")
  void hoursAddUp() throws IOException {
    for (Syllabus.Entry lab : SYLLABUS.labs()) {
      Hours sum = Hours.of(Files.readString(contents(lab.lab())));
      assertEquals(sum.toString(), lab.hours(), lab.lab());
    }
  }

  @Test
  @DisplayName(
      "has a plan of weeks with each stage once, but for the end of framework, and its hours")
  void weeksFollowThePages() throws IOException {
    List<String> planned = new ArrayList<>();
    String plan = Files.readString(ROOT.resolve("handouts/instructors.md"));
    for (MatchResult week : WEEK.matcher(plan).results().toList()) {
      String lab = week.group(1);
      List<String> stages = List.of(week.group(2).replaceAll(";.*", "").split(", "));
      stages.stream().map(stage -> lab + "/" + stage.strip()).forEach(planned::add);
      List<String> pages = stages.stream().map(stage -> page(lab, stage)).toList();
      String rows =
          Files.readAllLines(contents(lab)).stream()
              .filter(row -> pages.stream().anyMatch(row::contains))
              .collect(Collectors.joining("\n"));
      Hours sum = Hours.of(rows);
      long hours = Long.parseLong(week.group(3));
      assertTrue(
          sum.least() - 0.5 <= hours && hours <= sum.most() + 0.5, week.group() + ": " + sum);
    }
    for (Syllabus.Entry lab : SYLLABUS.labs()) {
      for (Stage stage : LABS.get(lab.lab()).stages()) {
        String name = lab.lab() + "/" + stage.id();
        boolean isLeftOut = lab.lab().equals("framework") && !planned.contains(name);
        assertTrue(isLeftOut || Collections.frequency(planned, name) == 1, name);
      }
    }
  }

  private static Path contents(String lab) {
    return ROOT.resolve("handouts").resolve(lab).resolve("README.md");
  }

  private static String page(String lab, String stage) {
    return LABS.get(lab)
        .stage(stage.strip())
        .map(found -> "](" + found.page().replaceAll(".*/", "") + ")")
        .orElse("](0-first-run.md)");
  }

  /** From the least to the most hours. */
  private record Hours(double least, double most) {
    /** The sum of the times in a table of pages. */
    static Hours of(String pages) {
      double least = 0;
      double most = 0;
      for (MatchResult time : TIME.matcher(pages).results().toList()) {
        double unit = time.group(4).startsWith("m") ? 1 / 60.0 : 1;
        double whole = time.group(1) == null ? 0 : Integer.parseInt(time.group(1));
        double from = (whole + (time.group(2) == null ? 0 : 0.5)) * unit;
        least += from;
        most += time.group(3) == null ? from : Integer.parseInt(time.group(3)) * unit;
      }
      return new Hours(least, most);
    }

    @Override
    public String toString() {
      long from = Math.round(least);
      return Math.round(most) == from ? "" + from : from + " to " + Math.round(most);
    }
  }

  @Test
  @DisplayName("has one order of labs, which README, SOURCES and the plan of weeks follow")
  void pagesFollowTheOrder() throws IOException {
    List<String> order = SYLLABUS.labs().stream().map(Syllabus.Entry::lab).toList();
    for (Map.Entry<String, Pattern> page : ORDERED.entrySet()) {
      List<String> rows =
          page.getValue()
              .matcher(Files.readString(ROOT.resolve(page.getKey())))
              .results()
              .map(row -> row.group(1))
              .distinct()
              .toList();
      assertEquals(order, rows, page.getKey());
    }
  }
}
