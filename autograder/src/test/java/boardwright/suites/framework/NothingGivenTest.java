package boardwright.suites.framework;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.grading.CheckResult;
import boardwright.grading.Grader;
import boardwright.grading.ModelHandIn;
import boardwright.grading.Verdict;
import boardwright.grading.WarmWorkers;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
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
  private static final String R1 = "quixo-board/is-five-by-five";

  private final Lab lab = new Course(ROOT).lab("framework").orElseThrow();
  private final Grader grader = Grader.of(lab, 7, WarmWorkers.SHARED, false, Sandbox.NONE);

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
  void aFactoryWithoutPlayers() throws IOException {
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
  void aFactoryWithoutStrategies() throws IOException {
    String gave = "factory.createPrototypeStrategies(): expected strategies, yours gave ";
    String blocked = "the game for this check could not be set up: " + gave;
    String method = "createPrototypeStrategies";
    assertEquals(
        gave + "null",
        lost("factory", "TicTacToeFactory", method, "null").get("factory/makes-new-objects"));
    String first = "java.util.Arrays.asList(null, new OneSpaceGuiStrategy())";
    assertEquals(
        gave + "a list with null in it",
        lost("factory", "TicTacToeFactory", method, first)
            .get("factory/first-strategy-is-a-person"));
    assertEquals(
        blocked + "an empty list (see R3)",
        lost("factory", "TicTacToeFactory", method, "List.of()")
            .get("factory/another-strategy-plays-by-itself"));
    String last = "java.util.Arrays.asList(new OneSpaceGuiStrategy(), null)";
    assertEquals(
        blocked + "a list with null in it (see R3)",
        lost("factory", "TicTacToeFactory", method, last)
            .get("factory/another-strategy-plays-by-itself"));
  }

  @Test
  @DisplayName("a board that is too small")
  void aBoardThatIsTooSmall() throws IOException {
    Map<String, String> lost = changed("quixo-board", "QuixoBoard", "SIZE = 5", "SIZE = 3");
    assertEquals("board.getRows(): expected 5, yours said 3", lost.remove(R1));
    lost.values()
        .forEach(
            message ->
                assertEquals(
                    "this check needs five rows and five columns, and your board has 3 and 3"
                        + " (see R1)",
                    message));
    assertEquals(11, lost.size());
  }

  @Test
  @DisplayName("an application without a maker")
  void anApplicationWithoutAMaker() throws IOException {
    assertEquals(
        "application.getBoardMaker(): expected a maker, yours gave null",
        lost("application", "TicTacToeApplication", "getBoardMaker", "null")
            .get("application/sets-up-the-board"));
  }

  @Test
  @DisplayName("a board without an answer")
  void aBoardWithoutAnAnswer() throws IOException {
    Map<String, String> lost = lost("quixo-board", "QuixoBoard", "gameOverHook", "null");
    assertEquals(
        "board.gameOverHook(): expected not over, yours said null",
        lost.get("quixo-board/goes-on-without-line"));
    assertEquals(null, lost.get("quixo-board/is-five-by-five"));
    assertEquals(null, lost.get("quixo-board/begins-with-blank-cubes"));
  }

  @Test
  @DisplayName("a strategy that makes no move")
  void aStrategyThatMakesNoMove() throws IOException {
    assertEquals(
        "one turn of the QuixoRandomStrategy: expected a move handed to tryMove, moveHook ended,"
            + " and yours handed in none",
        lost("quixo-random", "QuixoRandomStrategy", "moveHook", "")
            .get("quixo-random/makes-legal-moves"));
  }

  @Test
  @DisplayName("a status without winning spaces")
  void noWinningSpaces() throws IOException {
    String status = "new WinningSpacesGameOverStatus(null, List.of()) { @Override";
    String spaces = " public List<Space> getWinningSpaces() { return %s; } }";
    String call = "board.gameOverHook(): expected ";
    String none = status + spaces.formatted("null");
    String nulls = status + spaces.formatted("java.util.Arrays.asList(null, null)");
    String check = "board/names-the-winning-spaces";
    String expected = "status.getWinningSpaces(): expected (0, 0), (0, 1), (0, 2), yours ";
    assertEquals(
        expected + "gave null", lost("board", "TicTacToeBoard", "gameOverHook", none).get(check));
    assertEquals(
        expected + "lacks (0, 0), (0, 1), (0, 2) and also has null, null",
        lost("board", "TicTacToeBoard", "gameOverHook", nulls).get(check));
    check = "quixo-board/names-the-winning-spaces";
    expected =
        call
            + "\"a WinningSpacesGameOverStatus with (0, 0) (0, 1) (0, 2) (0, 3) (0, 4)\", yours said ";
    assertEquals(
        expected + "\"over, nobody has won\"",
        lost("quixo-board", "QuixoBoard", "gameOverHook", none).get(check));
    assertEquals(
        expected + "\"a WinningSpacesGameOverStatus with null null\"",
        lost("quixo-board", "QuixoBoard", "gameOverHook", nulls).get(check));
  }

  @Test
  @DisplayName("a status of a class without a name")
  void aStatusOfAClassWithoutAName() throws IOException {
    assertEquals(
        "board.gameOverHook(): expected a WinningSpacesGameOverStatus, yours gave a nameless class",
        lost("board", "TicTacToeBoard", "gameOverHook", "new GameOverStatus(true, null) {}")
            .get("board/names-the-winning-spaces"));
  }

  @Test
  @DisplayName("a command that is null")
  void aCommandThatIsNull() throws IOException {
    assertEquals(
        "application.handleButton(\"Save…\"): expected chooseFile(), submit(a SaveGameCommand),"
            + " yours lacks submit(a SaveGameCommand) and also has submit(null)",
        changed(
                "save",
                "SavingApplication",
                "submit(new SaveGameCommand(file, getName()))",
                "submit(null)")
            .get("save/save-submits-its-command"));
  }

  @Test
  @DisplayName("a move without spaces")
  void aMoveWithoutSpaces() throws IOException {
    assertEquals(
        "factory.createMovePieceMove(controller, O, cube, from, to).getSpaces(): expected"
            + " \"[(0, 2), (0, 4)]\", yours said \"null\"",
        lost(
                "quixo-game",
                "QuixoFactory",
                "createMovePieceMove",
                "new QuixoMove(controller, player, piece, from, to) { @Override"
                    + " public List<Space> getSpaces() { return null; } }")
            .get("quixo-game/makes-moves"));
  }

  @Test
  @DisplayName("a gap that leaves no board")
  void aGapThatLeavesNoBoard() throws IOException {
    Map<String, String> lost =
        lost("board-view", "TicTacToeBoardView", "gapHook", "Integer.MAX_VALUE");
    String expected =
        "the drawing of the board, 300 x 300 points: expected spaces that lie on the board, your"
            + " gap puts (0, 1) at x = ";
    assertEquals(expected, upTo(expected, lost.get("board-view/draws-lines-between-spaces")));
    expected = expected.replace("(0, 1)", "(1, 1)");
    assertEquals(expected, upTo(expected, lost.get("board-view/leaves-room-for-the-spaces")));
  }

  private static String upTo(String beginning, String message) {
    return message.substring(0, Math.min(message.length(), beginning.length()));
  }

  @Test
  @DisplayName("players that have strategies already")
  void playersWithStrategies() throws IOException {
    assertEquals(
        "player.getStrategy(): expected null, yours said a TwoSpaceGuiStrategy",
        changed(
                "quixo-game",
                "QuixoFactory",
                "return players;",
                "players.get(0).setStrategy(new TwoSpaceGuiStrategy()); return players;")
            .get("quixo-game/makes-the-players"));
  }

  @Test
  @DisplayName("a player that makes no piece")
  void aPlayerThatMakesNoPiece() throws IOException {
    Map<String, String> lost =
        changed("factory", "TicTacToeFactory", "OPiece::new", "player -> null");
    assertEquals(
        "player.createPiece(): expected an OPiece, yours gave null",
        lost.get("factory/players-make-their-pieces"));
    assertEquals(null, lost.get("factory/another-strategy-plays-by-itself"));
  }

  /** The messages of the checks that the model loses if a method returns at once. */
  private Map<String, String> lost(String stage, String type, String method, String returned)
      throws IOException {
    String file = type + ".java";
    return graded(
        stage,
        ModelHandIn.only(lab, scratch, file)
            .begin(file, method, "if (true) return " + returned + ";"));
  }

  /** The messages of the checks that the model loses if a part of it is changed. */
  private Map<String, String> changed(String stage, String type, String part, String other)
      throws IOException {
    String file = type + ".java";
    return graded(stage, ModelHandIn.only(lab, scratch, file).change(file, part, other));
  }

  private Map<String, String> graded(String stage, ModelHandIn handIn) {
    Map<String, String> lost = new TreeMap<>();
    grader
        .grade(handIn.submission(), s -> s.id().equals(stage))
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
