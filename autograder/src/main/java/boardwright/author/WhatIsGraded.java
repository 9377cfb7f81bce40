package boardwright.author;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Lab.Limits;
import boardwright.lab.Stage;
import boardwright.text.Resource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Generates parts of the page of what is graded: the limits of all finished labs, their stages of
 * tests, and what the allowlists allow.
 */
public final class WhatIsGraded {
  private static final String PAGE = "handouts/what-is-graded.md";
  private static final Pattern GENERATED =
      Pattern.compile("(<!-- generated: ([\\w/]+) -->\n).*?(<!-- end -->)", Pattern.DOTALL);

  private final Course course;
  private final List<Lab> finished;

  private WhatIsGraded(Course course) {
    this.course = course;
    this.finished = course.labs().stream().filter(lab -> !lab.manifest().draft()).toList();
  }

  /** The page with what is generated on it. */
  public static GeneratedPage of(Course course) throws IOException {
    return new WhatIsGraded(course).page();
  }

  private GeneratedPage page() throws IOException {
    Path file = course.root().resolve(PAGE);
    List<String> parts =
        Stream.concat(
                Stream.of("limits", "tests", "common"),
                finished.stream().filter(lab -> !lab.manifest().allow().isEmpty()).map(Lab::id))
            .toList();
    List<String> found = new ArrayList<>();
    String text =
        GENERATED
            .matcher(Files.readString(file))
            .replaceAll(
                part -> {
                  found.add(part.group(2));
                  return Matcher.quoteReplacement(
                      parts.contains(part.group(2)) ? generated(part) : part.group());
                });
    List<String> missing = new ArrayList<>();
    parts.stream()
        .filter(part -> !found.contains(part))
        .map((PAGE + " has no part \"<!-- generated: %s -->\" up to \"<!-- end -->\".")::formatted)
        .forEach(missing::add);
    found.stream()
        .filter(part -> !parts.contains(part))
        .map((PAGE + ": nothing is generated for \"%s\".")::formatted)
        .forEach(missing::add);
    return new GeneratedPage(file, text, missing);
  }

  private String generated(MatchResult part) {
    return part.group(1) + "\n" + generated(part.group(2)) + "\n" + part.group(3);
  }

  private String generated(String name) {
    return switch (name) {
      case "limits" -> limits();
      case "tests" -> tests();
      case "common" ->
          AllowedPackages.of(
              Resource.text(WhatIsGraded.class, "/boardwright/compile/allowlist.txt")
                  .lines()
                  .toList());
      default -> AllowedPackages.of(course.lab(name).orElseThrow().manifest().allow());
    };
  }

  private String limits() {
    List<String> rows = new ArrayList<>();
    rows.add(
        "| lab | steps | memory in arrays | time for a check | time for all checks | time to compile |");
    rows.add("| --- | --- | --- | --- | --- | --- |");
    for (Lab lab : finished) {
      Limits limits = lab.manifest().limits();
      rows.add(
          String.format(
              Locale.ROOT,
              "| %s | %,d | %d MB | %d s | %d s | %d s |",
              lab.id(),
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
    for (Lab lab : finished) {
      for (Stage stage : lab.stages().stream().filter(Stage::isForTests).toList()) {
        rows.add(
            String.format(
                Locale.ROOT,
                "| %s/%s | %s | %s | %d %% | %d %% | %d %% |",
                lab.id(),
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
}
