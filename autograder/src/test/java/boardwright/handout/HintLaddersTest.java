package boardwright.handout;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.author.Page;
import boardwright.contract.DraftsMayLack;
import boardwright.handout.PagesTest.Staged;
import boardwright.lab.Course;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

@DisplayName("The hints of a stage")
@ExtendWith(DraftsMayLack.class)
class HintLaddersTest {
  private static final int RUNGS = 4;
  private static final String NAMES = "(Locate Tool Plan (Worked sibling )?)+";
  private static final int WIDTH = 80;
  private static final String CODE = "    ";

  private static final Pattern PUBLIC_TYPE =
      Pattern.compile("(?m)^public (?:final |abstract )?(?:class|interface) (\\w+)");

  static Stream<Staged> stages() {
    return PagesTest.stages().filter(staged -> !staged.stage().isForAPerson());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("stages")
  @DisplayName("climb four rungs for every rule that a check grades, and for no other")
  void everyRuleHasALadder(Staged staged) throws IOException {
    Hints own = Hints.read(staged.lab().hints(staged.stage()));
    Hints all = all(staged);
    for (String rule : staged.graded()) {
      assertEquals(RUNGS, all.of(rule).size(), "rungs for " + rule);
      assertTrue(all.of(rule).stream().noneMatch(String::isBlank), "an empty rung for " + rule);
    }
    Set<String> others = new TreeSet<>(own.ladders().keySet());
    others.removeAll(staged.graded());
    assertEquals(Set.of(), others, "ladders for what no check grades");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("stages")
  @DisplayName("are called locate, tool, plan, and worked sibling if they have one of their own")
  void rungsAreNamed(Staged staged) {
    Path own = staged.lab().hints(staged.stage());
    for (Path file : Files.exists(own) ? List.of(own, commonHints()) : List.of(commonHints())) {
      String names = String.join(" ", new Page(ROOT, file).headings(3)) + " ";
      assertTrue(names.matches(NAMES), file + ": " + names);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("stages")
  @DisplayName("begin without code, with a question, and end with code")
  void codeComesLate(Staged staged) throws IOException {
    Hints all = all(staged);
    for (String rule : staged.graded()) {
      String locate = all.of(rule).get(0);
      String sibling = all.of(rule).get(3);
      assertAll(
          rule,
          () -> assertFalse(hasCode(locate), "Locate has no code"),
          () -> assertTrue(locate.contains("?"), "Locate asks a question"),
          () -> assertFalse(hasCode(all.of(rule).get(2)), "Plan has no code"),
          () -> assertTrue(hasCode(sibling), "Worked sibling has code"));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("stages")
  @DisplayName("fit a terminal as they are")
  void fitATerminal(Staged staged) throws IOException {
    for (List<String> rungs : all(staged).ladders().values()) {
      for (String line : String.join("\n", rungs).lines().toList()) {
        boolean command = line.startsWith(CODE + "$ "); // is copied as one line
        assertTrue(command || line.length() <= WIDTH, "too long: " + line);
        assertFalse(line.startsWith("```"), "code is indented, without fences");
        assertFalse(line.contains("]("), "a terminal shows no links: " + line);
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("stages")
  @DisplayName("end with siblings that compile, as those of the pages do")
  void endWithSiblingsThatCompile(Staged staged, @TempDir Path folder) throws IOException {
    Hints all = Hints.read(staged.lab().hints(staged.stage())).or(Hints.read(commonHints()));
    List<String> arguments = new ArrayList<>(List.of("-d", folder.toString()));
    for (String rule : staged.graded()) {
      if (all.of(rule).size() < RUNGS || !hasCode(all.of(rule).get(3))) {
        continue; // the page has its sibling
      }
      String code =
          all.of(rule)
              .get(3)
              .lines()
              .filter(line -> line.startsWith(CODE) || line.isEmpty())
              .map(line -> line.isEmpty() ? line : line.substring(CODE.length()))
              .collect(Collectors.joining("\n"))
              .strip();
      Matcher type = PUBLIC_TYPE.matcher(code);
      assertTrue(type.find(), rule + " shows a public type");
      // a package for each, so that one call compiles them all
      String own =
          code.startsWith("package ") ? "" : "package " + rule.toLowerCase(Locale.ROOT) + "; ";
      Path source = Files.createDirectory(folder.resolve(rule)).resolve(type.group(1) + ".java");
      arguments.add(Files.writeString(source, own + code).toString());
    }
    if (arguments.size() == 2) {
      return;
    }
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, errors, arguments.toArray(String[]::new));
    assertEquals(0, exit, errors.toString(StandardCharsets.UTF_8));
  }

  private static Hints all(Staged staged) throws IOException {
    return Hints.read(staged.lab().hints(staged.stage()))
        .withSiblingOf(staged.lab().page(staged.stage()))
        .or(Hints.read(commonHints()));
  }

  private static boolean hasCode(String rung) {
    return rung.lines().anyMatch(line -> line.startsWith(CODE));
  }

  private static Path commonHints() {
    return new Course(ROOT).commonHints();
  }
}
