package boardwright.lab;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A manifest")
class ManifestTest {
  private static final String FILE = "labs/checkerboard/lab.yaml";

  @TempDir private Path root;

  @Test
  @DisplayName("that is right says what the lab is")
  void thatIsRightSaysWhatTheLabIs() throws IOException {
    Lab lab = ManifestText.course(root, ManifestText.RIGHT).lab("checkerboard").orElseThrow();
    assertEquals("Checkerboard", lab.manifest().name());
    assertEquals("checkerboard.Checkers", lab.manifest().program());
    assertEquals(BigDecimal.TEN, lab.manifest().scale());
    assertEquals(new Lab.Weights(80, 12, 8), lab.manifest().weights());
    assertEquals(
        new LatePolicy(null, BigDecimal.valueOf(2), LatePolicy.Unit.DAY, null, null, 7),
        lab.manifest().late());
    assertEquals(new Lab.Limits(5_000_000, 64, 10, 120, null), lab.manifest().limits());
    assertEquals(List.of("allow java.awt.Point: *"), lab.manifest().allow());
    assertEquals(List.of("Square", "Move"), lab.replaceable());
    assertEquals("Your moves", lab.stage("move").orElseThrow().title());
    assertEquals(root.resolve("labs/checkerboard/src/main/java/checkerboard"), lab.learnerFolder());
  }

  @Test
  @DisplayName("orders the checks as it orders the stages, and leaves out those of no stage")
  void checksInOrder() throws IOException {
    Lab lab = ManifestText.course(root, ManifestText.RIGHT).lab("checkerboard").orElseThrow();
    assertEquals(
        List.of("square", "move", "program"),
        lab.checks().stream().map(CheckSpec::stage).distinct().toList());
  }

  @Test
  @DisplayName("may give a stage weights of its own")
  void mayGiveAStageWeightsOfItsOwn() throws IOException {
    String text =
        ManifestText.with(
            "3-move.md", "3-move.md\n    weights: {behaviour: 62, structure: 30, style: 8}");
    Lab lab = ManifestText.course(root, text).lab("checkerboard").orElseThrow();
    assertEquals(80, lab.weights(lab.stages().get(0)).behaviour());
    assertEquals(30, lab.weights(lab.stages().get(1)).structure());
  }

  @Test
  @DisplayName("needs neither weights nor a late policy nor more of the JDK")
  void mayLeaveOut() throws IOException {
    String text =
        ManifestText.RIGHT
            .replaceAll("(?m)^(weights|late):.*\\R", "")
            .replaceAll("(?m)^allow:\\R.*\\R", "");
    Lab lab = ManifestText.course(root, text).lab("checkerboard").orElseThrow();
    assertEquals(new Lab.Weights(1, 1, 1), lab.manifest().weights());
    assertEquals(LatePolicy.NONE, lab.manifest().late());
    assertEquals(List.of(), lab.manifest().allow());
  }

  @Test
  @DisplayName("that ships with the tree is right")
  void thatShipsWithTheTreeIsRight() {
    Course course = new Course(ROOT);
    assertFalse(course.labs().isEmpty());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("wrongOnes")
  @DisplayName("is refused, with its line and what was expected, if it has")
  void isRefusedWithItsLineAndWhatWasExpected(String what, String old, String now, String message)
      throws IOException {
    Course course = ManifestText.course(root, ManifestText.with(old, now));
    ManifestException refused =
        assertThrows(ManifestException.class, () -> course.lab("checkerboard"), what);
    assertEquals(FILE + ":" + message, refused.getMessage());
  }

  static Stream<Arguments> wrongOnes() {
    return Stream.of(
        row(
            "an unknown key",
            "scale: 10",
            "scal: 10",
            "5: scal: expected one of the keys name, about, draft, program, package-name,"
                + " release, uses, scale, weights, late, counts, limits, archive, allow, hidden, void, stages"),
        row(
            "a Java that is newer than this one",
            "scale: 10",
            "release: 99\nscale: 10",
            "5: release: expected a whole number from 17 to %d, which is this Java, but found 99"
                .formatted(Runtime.version().feature())),
        row(
            "an unknown key in a stage",
            "    page: handouts/checkerboard/3-move.md",
            "    pages: 3",
            "25: stages[1].pages: expected one of the keys id, title, replaces, points, page,"
                + " rubric, play, tests, weights"),
        row(
            "weights of a stage that lack a kind",
            "    page: handouts/checkerboard/3-move.md",
            "    page: handouts/checkerboard/3-move.md\n    weights: {behaviour: 1, style: 2}",
            "26: stages[1].weights.structure: expected a whole number"),
        row(
            "an unknown key in the limits",
            "submission-seconds",
            "submissionSeconds",
            "12: limits.submissionSeconds: expected one of the keys steps, megabytes, seconds,"
                + " submission-seconds, compile-seconds"),
        row(
            "a text where a number belongs",
            "points: 6",
            "points: six",
            "24: stages[1].points: expected a number, but found 'six'"),
        row(
            "a text where a whole number belongs",
            "steps: 5000000",
            "steps: many",
            "9: limits.steps: expected a whole number, but found 'many'"),
        row(
            "a broken number where a whole one belongs",
            "seconds: 10",
            "seconds: 1.5",
            "11: limits.seconds: expected a whole number, but found '1.5'"),
        row(
            "a whole number that is too large",
            "megabytes: 64",
            "megabytes: 64000000000000",
            "10: limits.megabytes: expected a whole number that is not as large"),
        row(
            "a list where a text belongs",
            "title: Your moves",
            "title: [Your, moves]",
            "22: stages[1].title: expected a text"),
        row(
            "a text where a list belongs",
            "replaces: [Move]",
            "replaces: Move",
            "23: stages[1].replaces: expected a list"),
        row(
            "a number where keys belong",
            "late: {percent: 2, per: day, cutoff: 7}",
            "late: 2",
            "7: late: expected the keys deadline, percent, per, cap, grace, cutoff"),
        row("no name", "name: Checkerboard\n", "", "1: name: expected a text"),
        row("an empty name", "name: Checkerboard", "name: ' '", "1: name: expected a text"),
        row("no package", "package-name: checkerboard\n", "", "1: package-name: expected a text"),
        row(
            "a package that is none",
            "package-name: checkerboard",
            "package-name: checker board",
            "4: package-name: expected the name of a Java package, but found 'checker board'"),
        row(
            "a program that is not there",
            "checkerboard.Checkers",
            "checkerboard.Chess",
            "3: program: expected a class of the lab's program, but there is no"
                + " 'checkerboard.Chess'"),
        row(
            "no scale",
            "scale: 10\n",
            "",
            "1: scale: expected a number above 0 and up to 1000000, with at most two decimals"),
        row(
            "a scale of a thousand digits",
            "scale: 10",
            "scale: 1e999",
            "5: scale: expected a number above 0 and up to 1000000, with at most two decimals"),
        row(
            "points of a thousand digits",
            "points: 6",
            "points: 1e999",
            "24: stages[1].points: expected a number from 0 to 1000000"),
        row(
            "a scale of 0",
            "scale: 10",
            "scale: 0",
            "5: scale: expected a number above 0 and up to 1000000, with at most two decimals"),
        row(
            "a scale finer than cents",
            "scale: 10",
            "scale: 10.005",
            "5: scale: expected a number above 0 and up to 1000000, with at most two decimals"),
        row(
            "a negative weight",
            "style: 8",
            "style: -8",
            "6: weights: expected behaviour, structure and style, none negative and not all 0"),
        row(
            "no weight above 0",
            "{behaviour: 80, structure: 12, style: 8}",
            "{behaviour: 0, structure: 0, style: 0}",
            "6: weights: expected behaviour, structure and style, none negative and not all 0"),
        row("a missing weight", ", style: 8", "", "6: weights.style: expected a whole number"),
        row(
            "more than everything a day",
            "percent: 2",
            "percent: 200",
            "7: late.percent: expected a number from 0 to 100"),
        row(
            "a cutoff below 0",
            "cutoff: 7",
            "cutoff: -1",
            "7: late.cutoff: expected a whole number of days, 0 or more"),
        row(
            "no limits",
            "limits:\n"
                + "  steps: 5000000\n"
                + "  megabytes: 64\n"
                + "  seconds: 10\n"
                + "  submission-seconds: 120\n",
            "",
            "1: limits: expected the keys steps, megabytes, seconds, submission-seconds,"
                + " compile-seconds"),
        row(
            "limits without a key under them",
            "\n  steps: 5000000\n  megabytes: 64\n  seconds: 10\n  submission-seconds: 120\n",
            "\n",
            "8: limits: expected the keys steps, megabytes, seconds, submission-seconds,"
                + " compile-seconds"),
        row(
            "no time to compile",
            "  megabytes: 64\n",
            "  megabytes: 64\n  compile-seconds: 0\n",
            "11: limits.compile-seconds: expected a whole number above 0"),
        row(
            "a missing limit",
            "  megabytes: 64\n",
            "",
            "8: limits.megabytes: expected a whole number"),
        row(
            "a limit of 0",
            "megabytes: 64",
            "megabytes: 0",
            "10: limits.megabytes: expected a whole number above 0"),
        row(
            "less time for all checks than for one",
            "submission-seconds: 120",
            "submission-seconds: 9",
            "12: limits.submission-seconds: expected not less than seconds"),
        row(
            "a line of the allowlist that is none",
            "\"allow java.awt.Point: *\"",
            "java.awt.Point",
            "14: allow[0]: expected 'allow CLASS: MEMBERS' or 'deny CLASS: MEMBERS', but found"
                + " 'java.awt.Point'"),
        row(
            "an empty item",
            "  - \"allow java.awt.Point: *\"",
            "  -",
            "14: allow[0]: expected something after the dash"),
        Arguments.of(
            "a line of the allowlist with nothing but a comment",
            "\"allow java.awt.Point: *\"",
            "\"allow java.awt.Point: # later\"",
            "14: allow[0]: expected 'allow CLASS: MEMBERS' or 'deny CLASS: MEMBERS', but found"
                + " 'allow java.awt.Point: # later'"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("wrongStages")
  @DisplayName("is refused, with its line and what was expected, if its stages have")
  void refusesAWrongStageWithItsLine(String what, String old, String now, String message)
      throws IOException {
    isRefusedWithItsLineAndWhatWasExpected(what, old, now, message);
  }

  static Stream<Arguments> wrongStages() {
    String stages = ManifestText.RIGHT.substring(ManifestText.RIGHT.indexOf("  - id: square"));
    return Stream.of(
        row("nothing in them", stages, "", "15: stages: expected at least one stage"),
        row(
            "points that do not sum to the scale",
            "points: 6",
            "points: 5.5",
            "15: stages: expected points that sum to the scale 10, but these sum to 9.5"),
        row(
            "an id twice",
            "id: move",
            "id: square",
            "21: stages[1].id: expected each id once, but 'square' occurs twice"),
        row(
            "an id that cannot be typed",
            "id: move",
            "id: My move",
            "21: stages[1].id: expected lower-case letters, digits and dashes, but found"
                + " 'My move'"),
        row(
            "an id that no check knows",
            "id: move",
            "id: steps",
            "21: stages[1].id: expected a stage that has checks (board, exception, lists, move,"
                + " moves, piece, program, square, tests), but found 'steps'"),
        row(
            "a class twice",
            "replaces: [Move]",
            "replaces: [Move, Square, Move]",
            "23: stages[1].replaces: expected each class once, but found Move, Square, Move"),
        row(
            "a class that is not there",
            "replaces: [Move]",
            "replaces: [Moves]",
            "23: stages[1].replaces: expected classes of the lab's program, but there is no"
                + " 'Moves'"),
        row(
            "negative points",
            "points: 6",
            "points: -6",
            "24: stages[1].points: expected a number from 0 to 1000000"),
        row(
            "no points",
            "    points: 6\n",
            "",
            "21: stages[1].points: expected a number from 0 to 1000000"),
        row("no id", "- id: move\n    title", "- title", "21: stages[1].id: expected a text"),
        row(
            "a key twice",
            "    points: 6\n",
            "    points: 6\n    points: 6\n",
            "25: stages[1].points: expected each key once, but line 24 has it too"));
  }

  @Test
  @DisplayName("is refused if it promises points that nothing can earn")
  void pointsThatNothingCanEarn() throws IOException {
    String text =
        ManifestText.with("behaviour: 80", "behaviour: 0")
            .replace("points: 0", "points: 1")
            .replace("scale: 10", "scale: 11");
    expect(
        text,
        FILE
            + ":6: weights: expected points that can be earned, but nothing that stage 'program'"
            + " checks weighs");
  }

  @Test
  @DisplayName("is refused if it is empty")
  void isRefusedIfItIsEmpty() throws IOException {
    expect("", FILE + ":1: expected a manifest, but the file is empty");
    expect("# only a remark\n", FILE + ":1: expected a manifest, but the file is empty");
  }

  @Test
  @DisplayName("is refused if it is no mapping")
  void isRefusedIfItIsNoMapping() throws IOException {
    String keys =
        "name, about, draft, program, package-name, release, uses, scale, weights, late, counts, limits,"
            + " archive, allow, hidden, void, stages";
    expect("Checkerboard\n", FILE + ":1: expected the keys " + keys);
    expect("- name: Checkerboard\n", FILE + ":1: expected the keys " + keys);
  }

  @Test
  @DisplayName("is refused if it is no YAML")
  void isRefusedIfItIsNoYaml() throws IOException {
    expect(
        "name: Checkerboard\nabout: [A board\nscale: 10\n",
        FILE + ":3: expected YAML, but this cannot be read: expected ',' or ']', but got :");
  }

  @Test
  @DisplayName("is refused if it is not UTF-8")
  void isRefusedIfItIsNotUtf8() throws IOException {
    Course course = ManifestText.course(root, "");
    Files.write(root.resolve(FILE), "name: Caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1));
    ManifestException refused =
        assertThrows(ManifestException.class, () -> course.lab("checkerboard"));
    assertEquals(FILE + ": expected a text in UTF-8", refused.getMessage());
  }

  private void expect(String text, String message) throws IOException {
    Course course = ManifestText.course(root, text);
    ManifestException refused =
        assertThrows(ManifestException.class, () -> course.lab("checkerboard"));
    assertEquals(message, refused.getMessage());
  }

  private static Arguments row(String what, String old, String now, String message) {
    return Arguments.of(what, old, now, message);
  }
}
