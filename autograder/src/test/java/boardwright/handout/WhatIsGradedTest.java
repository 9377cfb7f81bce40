package boardwright.handout;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Lab.Limits;
import boardwright.lab.Stage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Compares the page's tables with the data that the grader goes by. With {@code
 * -Dboardwright.write=pages} it writes them instead.
 */
@DisplayName("The page of what is graded")
class WhatIsGradedTest {
  private static final Path PAGE = ROOT.resolve("handouts/what-is-graded.md");
  private static final Pattern GENERATED =
      Pattern.compile("(<!-- generated: ([\\w/]+) -->\n).*?(<!-- end -->)", Pattern.DOTALL);

  private final Course course = new Course(ROOT);

  @Test
  @DisplayName("says what the allowlist and the limits of every lab say")
  void saysWhatTheDataSay() throws IOException {
    String page = Files.readString(PAGE);
    List<String> names = new ArrayList<>();
    String expected =
        GENERATED
            .matcher(page)
            .replaceAll(
                part -> {
                  names.add(part.group(2));
                  return Matcher.quoteReplacement(
                      part.group(1) + "\n" + generated(part.group(2)) + "\n" + part.group(3));
                });
    assertEquals(
        Stream.concat(
                Stream.of("limits", "tests", "common"), finished().stream().filter(this::adds))
            .sorted()
            .toList(),
        names.stream().sorted().toList());
    if ("pages".equals(System.getProperty("boardwright.write"))) {
      Files.writeString(PAGE, expected);
      return;
    }
    assertEquals(
        expected,
        page,
        "Write it by -Dtest=WhatIsGradedTest -DargLine=-Dboardwright.write=pages and read it.\n");
  }

  @Test
  @DisplayName("is linked from the first page of every lab, the cookbook and the instructors' page")
  void isLinked() throws IOException {
    List<String> pages = new ArrayList<>(List.of("cookbook.md", "instructors.md"));
    finished().forEach(lab -> pages.add(lab + "/README.md"));
    for (String page : pages) {
      String text = Files.readString(ROOT.resolve("handouts").resolve(page));
      assertTrue(text.contains("what-is-graded.md)"), page);
    }
  }

  private String generated(String name) {
    return switch (name) {
      case "limits" -> limits();
      case "tests" -> tests();
      case "common" -> AllowedPackages.of(commonLines());
      default -> AllowedPackages.of(lab(name).manifest().allow());
    };
  }

  private String limits() {
    List<String> rows = new ArrayList<>();
    rows.add(
        "| lab | steps | memory in arrays | time for a check | time for all checks | time to compile |");
    rows.add("| --- | --- | --- | --- | --- | --- |");
    for (String id : finished()) {
      Limits limits = lab(id).manifest().limits();
      rows.add(
          String.format(
              Locale.ROOT,
              "| %s | %,d | %d MB | %d s | %d s | %d s |",
              id,
              limits.steps(),
              limits.megabytes(),
              limits.seconds(),
              limits.submissionSeconds(),
              limits.compileSeconds()));
    }
    return String.join("\n", rows) + "\n";
  }

  private String tests() {
    List<String> rows = new ArrayList<>();
    rows.add("| lab/stage | tests | of | lines | faults, first check | faults, second check |");
    rows.add("| --- | --- | --- | --- | --- | --- |");
    for (String id : finished()) {
      for (Stage stage : lab(id).stages().stream().filter(Stage::isForTests).toList()) {
        rows.add(
            String.format(
                Locale.ROOT,
                "| %s/%s | %s | %s | %d %% | %d %% | %d %% |",
                id,
                stage.id(),
                code(stage.tests().tests()),
                code(stage.tests().about()),
                stage.tests().coverage(),
                stage.tests().catches().get(0),
                stage.tests().catches().get(1)));
      }
    }
    return String.join("\n", rows) + "\n";
  }

  private static String code(List<String> names) {
    return names.stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "));
  }

  private List<String> finished() {
    return course.labIds().stream().filter(id -> !lab(id).manifest().draft()).toList();
  }

  private boolean adds(String lab) {
    return !lab(lab).manifest().allow().isEmpty();
  }

  private Lab lab(String id) {
    return course.lab(id).orElseThrow();
  }

  private static List<String> commonLines() {
    try (InputStream in =
        WhatIsGradedTest.class.getResourceAsStream("/boardwright/compile/allowlist.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
