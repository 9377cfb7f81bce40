package boardwright.suites.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.grading.CheckResult;
import boardwright.grading.Grader;
import boardwright.grading.Verdict;
import boardwright.intake.Intake;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@DisplayName("A method that gives null, or does nothing, is answered in its own words:")
class NothingGivenTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path MODEL = ROOT.resolve("solutions/framework/model");

  private final Lab lab = new Course(ROOT).lab("framework").orElseThrow();
  private final Grader grader = Grader.of(lab, 7, true);

  @TempDir private Path scratch;

  @BeforeAll
  void warmUp() {
    grader.warmUp();
  }

  @AfterAll
  void close() {
    grader.close();
  }

  @Test
  @DisplayName("a factory without players")
  void noPlayers() throws IOException {
    String expected = "factory.createPlayers(): expected two players, yours gave ";
    Map<String, String> none = lost("factory", "TicTacToeFactory", "createPlayers", "null");
    assertEquals(expected + "null", none.get("factory/makes-two-players"));
    assertEquals(expected + "null", none.get("factory/players-make-their-pieces"));
    assertEquals(
        "the game for this check could not be set up: factory.createPlayers(): expected the"
            + " players, yours gave null (see R1)",
        none.get("factory/another-strategy-plays-by-itself"));
    assertEquals(
        expected + "a list with null in it",
        lost("factory", "TicTacToeFactory", "createPlayers", "java.util.Arrays.asList(null, null)")
            .get("factory/makes-two-players"));
  }

  @Test
  @DisplayName("a factory without strategies")
  void noStrategies() throws IOException {
    String call = "factory.createPrototypeStrategies(): ";
    assertEquals(
        call + "expected new strategies, yours gave null",
        lost("factory", "TicTacToeFactory", "createPrototypeStrategies", "null")
            .get("factory/makes-new-objects"));
    assertEquals(
        call + "expected a OneSpaceGuiStrategy first, your first is null",
        lost(
                "factory",
                "TicTacToeFactory",
                "createPrototypeStrategies",
                "java.util.Collections.singletonList(null)")
            .get("factory/first-strategy-is-a-person"));
  }

  @Test
  @DisplayName("an application without a maker")
  void noMaker() throws IOException {
    assertEquals(
        "application.getBoardMaker(): expected a maker, yours gave null",
        lost("application", "TicTacToeApplication", "getBoardMaker", "null")
            .get("application/sets-up-the-board"));
  }

  @Test
  @DisplayName("a board without an answer")
  void noStatus() throws IOException {
    Map<String, String> lost = lost("quixo-board", "QuixoBoard", "gameOverHook", "null");
    assertEquals(
        "board.gameOverHook(): expected a status: not over, yours gave null",
        lost.get("quixo-board/goes-on-without-line"));
    assertEquals(null, lost.get("quixo-board/is-five-by-five"));
    assertEquals(null, lost.get("quixo-board/begins-with-blank-cubes"));
  }

  @Test
  @DisplayName("a strategy that makes no move")
  void noMove() throws IOException {
    assertEquals(
        "one turn of the QuixoRandomStrategy: expected a move handed to tryMove, moveHook ended,"
            + " and yours handed in none",
        lost("quixo-random", "QuixoRandomStrategy", "moveHook", "")
            .get("quixo-random/makes-legal-moves"));
  }

  /** The messages of the checks that the model loses if a method returns at once. */
  private Map<String, String> lost(String stage, String type, String method, String returned)
      throws IOException {
    Path folder = Files.createTempDirectory(scratch, "hand-in");
    String source = Files.readString(MODEL.resolve(type + ".java"));
    int body = source.indexOf("{\n", source.indexOf(" " + method + "(")) + 1;
    Files.writeString(
        folder.resolve(type + ".java"),
        source.substring(0, body) + " if (true) return " + returned + ";" + source.substring(body));
    Map<String, String> lost = new TreeMap<>();
    grader
        .grade(Intake.read(List.of(folder), lab).get(0), s -> s.id().equals(stage))
        .checks()
        .filter(check -> !check.passed() && check.verdict() != Verdict.NOT_HANDED_IN)
        .forEach(check -> lost.put(check.check().id(), answered(check)));
    return lost;
  }

  private static String answered(CheckResult check) {
    boolean answered = check.verdict() == Verdict.FAILED || check.verdict() == Verdict.BLOCKED;
    assertEquals(true, answered, check.check().id() + " " + check.message());
    return check.message();
  }
}
