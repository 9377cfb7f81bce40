package boardwright.handout;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import boardwright.author.GeneratedPage;
import boardwright.author.Page;
import boardwright.author.StagePage;
import boardwright.contract.DraftsMayLack;
import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A page")
@ExtendWith(DraftsMayLack.class)
class PagesTest {
  private static final List<String> PARTS =
      List.of(
          "Play first",
          "Replace",
          "Rules",
          "Steps",
          "A sibling",
          "Checks",
          "If you see …",
          "Think about it, go further");
  private static final List<String> PARTS_FOR_A_PERSON =
      List.of("Rules", "Steps", "Checks", "Think about it, go further");
  private static final Pattern RULE = Pattern.compile("\\bR\\d+\\b");
  private static final Pattern STATED = Pattern.compile("^- \\*\\*(R\\d+)\\*\\* (.*)");
  private static final Pattern BELITTLING =
      Pattern.compile("\\b(just|simply|obviously)\\b", Pattern.CASE_INSENSITIVE);

  /** A stage of a lab, with its page. */
  record Staged(Lab lab, Stage stage) implements DraftsMayLack.OfLab {
    Page page() {
      return new Page(ROOT, lab.page(stage));
    }

    List<CheckSpec> checks() {
      return lab.checksOf(stage).stream()
          .sorted(Comparator.comparing(CheckSpec::rule, CheckSpec.ORDER_OF_RULES))
          .toList();
    }

    Set<String> graded() {
      Set<String> rules = new TreeSet<>(CheckSpec.ORDER_OF_RULES);
      checks().forEach(check -> rules.add(check.rule()));
      return rules;
    }

    @Override
    public String toString() {
      return lab.id() + "/" + stage.id();
    }
  }

  static Stream<Staged> stages() {
    Course course = new Course(ROOT);
    return course.labIds().stream()
        .map(id -> course.lab(id).orElseThrow())
        .flatMap(lab -> lab.stages().stream().map(stage -> new Staged(lab, stage)));
  }

  /** A lab, whose draft may lack things. */
  record OfLab(Lab lab) implements DraftsMayLack.OfLab {
    @Override
    public String toString() {
      return lab.id();
    }
  }

  static Stream<OfLab> labs() {
    return new Course(ROOT).labs().stream().map(OfLab::new);
  }

  static Stream<Page> pages() {
    return Page.all(ROOT).stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("stages")
  @DisplayName("of a stage has the stage's title and then its parts, in order")
  void hasItsParts(Staged staged) {
    assertTrue(Files.exists(ROOT.resolve(staged.stage().page())), staged.stage().page());
    Page page = staged.page();
    assertEquals(List.of(staged.stage().title()), page.headings(1));
    List<String> parts = new ArrayList<>(page.headings(2));
    parts.remove("Concept"); // not every class brings a new idea
    assertEquals(staged.stage().isForAPerson() ? PARTS_FOR_A_PERSON : PARTS, parts);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("stages")
  @DisplayName("of a stage states every rule that a check grades, and no other")
  void statesTheGradedRules(Staged staged) {
    Page page = staged.page();
    List<String> stated = new ArrayList<>();
    Set<String> ungraded = new TreeSet<>();
    List<String> rules = page.section("Rules");
    for (int i = 0; i < rules.size(); i++) {
      Matcher matcher = STATED.matcher(rules.get(i));
      if (matcher.matches()) {
        StringBuilder sentence = new StringBuilder(matcher.group(2));
        while (i + 1 < rules.size() && rules.get(i + 1).startsWith("  ")) {
          sentence.append(rules.get(++i));
        }
        if (sentence.toString().contains("No check grades this")) {
          ungraded.add(matcher.group(1));
        } else {
          stated.add(matcher.group(1));
        }
      }
    }
    List<String> own = staged.graded().stream().filter(rule -> !CheckSpec.isCommon(rule)).toList();
    assertEquals(own, stated);
    if (own.size() < staged.graded().size()) {
      assertTrue(String.join("\n", rules).contains("what-is-graded.md"), "links the common rules");
    }
    Set<String> mentioned = new TreeSet<>();
    page.lines()
        .forEach(line -> RULE.matcher(line).results().forEach(r -> mentioned.add(r.group())));
    mentioned.removeAll(stated);
    mentioned.removeAll(ungraded);
    assertEquals(Set.of(), mentioned, "mentioned, and stated nowhere");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("stages")
  @DisplayName("of a stage has the links, synopses and checks that are generated for it")
  void hasWhatIsGenerated(Staged staged) throws IOException {
    GeneratedPage page = StagePage.of(new Course(ROOT), staged.lab(), staged.stage());
    assertEquals("", String.join("\n", page.missing()));
    assertEquals(
        page.text(),
        Files.readString(page.file()),
        "./boardwright author pages %s writes it.\n".formatted(staged.lab().id()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("stages")
  @DisplayName("of a stage names only checks that there are, in its steps")
  void stepsNameChecks(Staged staged) {
    assumeFalse(staged.stage().isForAPerson(), "a person says what is green");
    String steps = String.join(" ", staged.page().section("Steps")).replaceAll("\\s+", " ");
    Set<String> titles = staged.checks().stream().map(CheckSpec::title).collect(Collectors.toSet());
    List<String> subgoals =
        staged.page().section("Steps").stream().filter(line -> line.matches("\\d\\. .*")).toList();
    assertTrue(
        subgoals.size() >= 3 && subgoals.size() <= 5, subgoals.size() + " steps, not 3 to 5");
    Matcher quoted = Pattern.compile("Green (?:now|still)(.*?)(?= \\d\\. \\*\\*|$)").matcher(steps);
    int greens = 0;
    while (quoted.find()) {
      greens++;
      Matcher title = Pattern.compile("\"([^\"]+)\"").matcher(quoted.group(1));
      while (title.find()) {
        boolean known = titles.stream().anyMatch(t -> t.endsWith(title.group(1)));
        assertTrue(known, "there is no check \"" + title.group(1) + "\"");
      }
    }
    assertEquals(subgoals.size(), greens, "each step ends in a check that can be green now");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("stages")
  @DisplayName("of a stage folds away answers below its questions")
  void foldsAwayAnswers(Staged staged) {
    List<String> lines = staged.page().section("Think about it, go further");
    int from = lines.indexOf("<details><summary>Answers to compare with yours</summary>");
    assertTrue(from > 1 && lines.indexOf("</details>") > from + 3, "no folded answers");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("pages")
  @DisplayName("belittles nobody's trouble")
  void belittlesNobodysTrouble(Page page) {
    List<String> found =
        page.lines().stream().filter(line -> BELITTLING.matcher(line).find()).toList();
    assertEquals(List.of(), found);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("pages")
  @DisplayName("links to what is there")
  void linksToWhatIsThere(Page page) {
    for (String link : page.links()) {
      if (!link.contains("://") && !link.startsWith("#")) {
        Path target = page.file().resolveSibling(link.replaceAll("#.*", "")).normalize();
        assertTrue(Files.exists(target), link);
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("pages")
  @DisplayName("shows listings as they are in their files")
  void listingsAreTheirFiles(Page page) throws IOException {
    for (Page.Fence fence : page.fences()) {
      if (fence.comment("file").isPresent()) {
        Path file = ROOT.resolve(fence.comment("file").get());
        assertEquals(
            Files.readString(file), String.join("\n", fence.lines()) + "\n", file.toString());
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("stages")
  @DisplayName("of a stage says of its siblings which file they are, or would be")
  void siblingsHaveAFile(Staged staged) {
    for (Page.Fence fence : staged.page().fences()) {
      if (fence.section().equals("A sibling") && fence.info().equals("java")) {
        boolean named = fence.comment("file").or(() -> fence.comment("compiles")).isPresent();
        assertTrue(named, "line " + fence.line() + " has neither file: nor compiles:");
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("labs")
  @DisplayName("shows siblings that compile, be they files or in the page alone")
  void showsSiblingsThatCompile(OfLab of, @TempDir Path folder) throws IOException {
    List<String> arguments = new ArrayList<>();
    Path handouts = of.lab().handouts();
    Path siblings = handouts.resolve("examples/siblings");
    if (Files.isDirectory(siblings)) {
      try (Stream<Path> files = Files.list(siblings)) {
        files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(arguments::add);
      }
    }
    for (Page page : Page.all(ROOT).stream().filter(p -> p.file().startsWith(handouts)).toList()) {
      for (Page.Fence fence : page.fences()) {
        if (fence.comment("compiles").isPresent()) {
          Path file = folder.resolve(fence.comment("compiles").get());
          arguments.add(Files.writeString(file, lines(fence.lines())).toString());
        }
      }
    }
    assertFalse(
        arguments.isEmpty(),
        "no page of %s has an example below \"## A sibling\", after <!-- compiles: NAME.java -->"
            .formatted(of));
    arguments.addAll(List.of("-d", folder.toString()));
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, errors, arguments.toArray(String[]::new));
    assertEquals(0, exit, errors.toString(StandardCharsets.UTF_8));
  }

  private static String lines(List<String> lines) {
    return String.join("\n", lines);
  }
}
