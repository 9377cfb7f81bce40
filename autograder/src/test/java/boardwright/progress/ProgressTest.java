package boardwright.progress;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.progress.Progress.Outcome;
import boardwright.progress.Progress.StageProgress;
import boardwright.protocol.Request.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A learner's progress")
class ProgressTest {
  @TempDir private Path folder;
  private ProgressFile file;
  private Path path;

  @BeforeEach
  void open() {
    Lab real = new Course(ROOT).lab("checkerboard").get();
    file =
        new ProgressFile(
            new Lab(
                real.id(),
                folder,
                real.manifest(),
                real.checks(),
                real.provided(),
                real.fixtures()));
    path = folder.resolve(".boardwright/progress.json");
  }

  @Test
  @DisplayName("is none at first")
  void noneAtFirst() {
    assertEquals(Progress.NONE, file.read());
    StageProgress stage = file.read().stage("square");
    assertFalse(stage.checked());
    assertFalse(stage.done());
  }

  @Test
  @DisplayName("comes back as it was written")
  void comesBackAsItWasWritten() throws IOException {
    Progress progress =
        Progress.NONE
            .with(
                "square",
                Progress.NONE.stage("square").checked(Outcomes.of(9, 14, "R5", "abc")).hinted("R5"))
            .with("move", Progress.NONE.stage("move").checked(Outcomes.of(11, 11, "", "abc")));
    file.write(progress);
    assertEquals(progress, file.read());
    assertEquals(Map.of("R5", 1), file.read().stage("square").hints());
    assertTrue(file.read().stage("move").done());
  }

  @Test
  @DisplayName("keeps points that are a share of the scale, with all their digits")
  void keepsPointsThatAreAShareOfTheScale() throws IOException {
    String twelfth = "0.08333333333333333333333333333333333";
    Outcome outcome = new Outcome(1, 12, twelfth, Map.of("R2", "VALUE"), "x", "");
    file.write(Progress.NONE.with("a", Progress.NONE.stage("a").checked(outcome)));
    assertEquals(twelfth, file.read().stage("a").points());
  }

  @Test
  @DisplayName("replaces what was there, and leaves no other file behind")
  void replacesWhatWasThere() throws IOException {
    file.write(
        Progress.NONE.with("a", Progress.NONE.stage("a").checked(Outcomes.of(1, 2, "R2", "x"))));
    file.write(Progress.NONE);
    assertEquals(Progress.NONE, file.read());
    try (var files = Files.list(path.getParent())) {
      assertEquals(List.of(path), files.toList());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "null",
        "[]",
        "hello",
        "{\"stages\": 3}",
        "{\"stages\": {\"square\": null}}",
        "{\"stages\": {\"square\": {\"hints\": 1}}}",
        "\u0000\u0001"
      })
  @DisplayName("counts as none if its file is damaged")
  void countsAsNoneIfItsFileIsDamaged(String text) throws IOException {
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
    assertEquals(Progress.NONE, file.read());
    file.write(
        Progress.NONE.with("a", Progress.NONE.stage("a").checked(Outcomes.of(1, 1, "", "x"))));
    assertTrue(file.read().stage("a").done());
  }

  @Test
  @DisplayName("of which parts are missing, or more is there, is read as far as it goes")
  void ofWhichPartsAreMissing() throws IOException {
    Files.createDirectories(path.getParent());
    Files.writeString(path, "{\"stages\": {\"a\": {\"checked\": true}}, \"newer\": 1}");
    assertEquals(
        new StageProgress(true, 0, 0, "0", Map.of(), "", Map.of(), false, "", ""),
        file.read().stage("a"));
  }

  @Test
  @DisplayName("that cannot be kept is said to be so, and does no harm to what was kept")
  void cannotBeKept() throws IOException {
    Files.createDirectories(path); // a folder in the way
    Files.writeString(path.resolve("x"), "");
    assertThrows(IOException.class, () -> file.write(Progress.NONE));
    assertEquals(Progress.NONE, file.read());
  }

  @Test
  @DisplayName("is fresh after a change and a check, and no longer after a hint")
  void isFreshAfterAChangeAndACheck() {
    StageProgress checked = Progress.NONE.stage("a").checked(Outcomes.of(1, 2, "R2", "x"));
    assertTrue(checked.fresh());
    assertFalse(checked.hinted("R2").fresh());
    assertFalse(checked.hinted("R2").checked(Outcomes.of(1, 2, "R2", "x")).fresh());
    assertTrue(checked.hinted("R2").checked(Outcomes.of(1, 2, "R2", "y")).fresh());
    assertEquals(Map.of("R2", 1, "R3", 2), checked.hinted("R2").hinted("R3").hinted("R3").hints());
  }

  @Test
  @DisplayName("knows the rule to mend first, which need not be the first of the page")
  void knowsTheRuleToMendFirst() throws IOException {
    Map<String, String> failing = new LinkedHashMap<>();
    failing.put("R8", "EXCEPTION");
    failing.put("R6", "Waits for R8");
    StageProgress stage = Progress.NONE.stage("a").checked(Outcomes.of(1, 3, failing, "x"));
    file.write(Progress.NONE.with("a", stage));
    assertEquals("R8", file.read().stage("a").firstFailing().get());
    assertEquals(List.of("R8", "R6"), List.copyOf(file.read().stage("a").failing().keySet()));
  }

  @Test
  @DisplayName("remembers when our solution was shown before the stage passed, the first time")
  void remembersWhenOurSolutionWasShownBeforeTheStagePassed() {
    StageProgress stage = Progress.NONE.stage("a").givenUp("then").givenUp("later");
    assertEquals("then", stage.gaveUp());
    assertEquals("then", stage.checked(Outcomes.of(2, 2, "", "x")).takenOut().gaveUp());
  }

  @Test
  @DisplayName("in a stage whose class was taken out begins again, but the hints stay given")
  void inAStageWhoseClassWasTakenOutBeginsAgain() {
    StageProgress out =
        Progress.NONE.stage("a").checked(Outcomes.of(2, 2, "", "x")).hinted("R1").takenOut();
    assertFalse(out.checked());
    assertFalse(out.done());
    assertEquals(Map.of("R1", 1), out.hints());
  }

  @Test
  @DisplayName("is not done without a check")
  void noCheckIsNotDone() {
    assertFalse(Progress.NONE.stage("a").checked(Outcomes.of(0, 0, "", "x")).done());
    assertFalse(Progress.NONE.stage("a").checked(Outcomes.of(1, 2, "R1", "x")).done());
  }

  @Test
  @DisplayName("knows other sources by their fingerprint")
  void knowsOtherSourcesByTheirFingerprint() {
    String one = ProgressFile.fingerprint(List.of(source("A.java", "class A {}")));
    assertEquals(one, ProgressFile.fingerprint(List.of(source("A.java", "class A {}"))));
    assertNotEquals(one, ProgressFile.fingerprint(List.of(source("A.java", "class A { }"))));
    assertNotEquals(one, ProgressFile.fingerprint(List.of(source("B.java", "class A {}"))));
    assertNotEquals(one, ProgressFile.fingerprint(List.of()));
  }

  @Test
  @DisplayName("knows of a stage whether its own class was changed, or a helper, not another's")
  void fingerprintOfAStage() {
    Lab lab = new Course(ROOT).lab("checkerboard").get();
    Stage square = lab.stage("square").get();
    Source move = typed("Move");
    String one = ProgressFile.fingerprint(lab, square, List.of(typed("Square"), move));
    assertEquals(one, ProgressFile.fingerprint(lab, square, List.of(typed("Square"))));
    Source helper = typed("Helper");
    assertNotEquals(
        one, ProgressFile.fingerprint(lab, square, List.of(typed("Square"), move, helper)));
    Stage program = lab.stage("program").get();
    assertNotEquals(
        ProgressFile.fingerprint(lab, program, List.of(typed("Square"))),
        ProgressFile.fingerprint(lab, program, List.of(typed("Square"), move)));
    assertEquals(
        ProgressFile.fingerprint(lab, program, List.of(typed("Square"))),
        ProgressFile.fingerprint(lab, program, List.of(typed("Square"), typed("SquareTest"))));
  }

  @Test
  @DisplayName("knows of a stage of tests whether these or a class was changed, not other tests")
  void fingerprintOfTests() {
    Lab lab = new Course(ROOT).lab("combochess").get();
    Stage tests = lab.stage("combination-tests").get();
    Source own = inModel("CombinationTest");
    String one = ProgressFile.fingerprint(lab, tests, List.of(own));
    assertEquals(one, ProgressFile.fingerprint(lab, tests, List.of(own, inModel("TurnTimerTest"))));
    assertNotEquals(
        one, ProgressFile.fingerprint(lab, tests, List.of(own, inModel("Combination"))));
    assertNotEquals(one, ProgressFile.fingerprint(lab, tests, List.of()));
  }

  private static Source inModel(String type) {
    return new Source(type + ".java", "class " + type + " {}", List.of("combochess.model." + type));
  }

  private static Source typed(String type) {
    return new Source(type + ".java", "class " + type + " {}", List.of("checkerboard." + type));
  }

  private static Source source(String path, String text) {
    return new Source(path, text, List.of());
  }
}
