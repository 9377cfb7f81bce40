package combochess.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import combochess.controller.ComputerPlayer;
import combochess.controller.Controller;
import combochess.controller.Level;
import combochess.model.GameModel;
import combochess.model.ManualClock;
import combochess.model.Move;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Combination chess in the terminal")
@Timeout(60)
@Tag("each-java")
class ConsoleGameTest {

  /** Stands for a person who thinks for too long. */
  private static final String SLEEPS = "(sleeps)";

  private final ManualClock clock = new ManualClock();
  private final GameModel model = new GameModel(clock);

  @TempDir Path folder;

  /** Lines of a script; a person who sleeps lets half a minute pass. */
  private final class Script implements LineSource {

    private final Deque<String> lines = new ArrayDeque<>();

    @Override
    public String next(long millis) {
      String next = lines.poll();
      if (SLEEPS.equals(next)) {
        clock.pass(30_000);
        return null;
      }
      return next;
    }

    @Override
    public boolean isAtEnd() {
      return lines.isEmpty();
    }

    @Override
    public void drop() {
      // What the script has for later is not typed yet.
    }
  }

  /** Plays with three answers for the settings and then the given lines, and returns the output. */
  private String play(String settings, String... typed) throws InterruptedException {
    Script script = new Script();
    script.lines.addAll(Arrays.asList(settings.split(",", -1)));
    script.lines.addAll(Arrays.asList(typed));
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    ConsoleView view = new ConsoleView(out);
    ComputerPlayer computer =
        new ComputerPlayer() {
          @Override
          public void think(GameModel position, Level level, Consumer<Move> answer) {
            answer.accept(position.getLegalMoves().get(0));
          }

          @Override
          public void stop() {
            // It never thinks for long.
          }
        };
    Controller controller = new Controller(model, view, computer);
    new ConsoleGame(controller, view, out, script, true, () -> {}).play();
    return text.toString().replace(System.lineSeparator(), "\n");
  }

  @Test
  @DisplayName("prints the board at the start, and after a move the board with its points")
  void printsTheBoardAtTheStart() throws InterruptedException {
    String output = play(",,10", "2", "5", "5", "5", "3", "4");
    assertTrue(
        output.contains(
            """
            Player 1 (Black): 0, Player 2 (White): 0 --- Current player: 2
            Turns left: 10 and 10 --- Seconds left: 30
            ----------------------------------------------------------------
                 0       1       2       3       4       5
            ----------------------------------------------------------------
            0 |  RA1     BA1     KA1     KB1     BB1     RB1
            1 |  #       #       #       #       #       #
            2 |  *       *       *       *       *       *
            3 |  *       *       *       *       *       *
            4 |  #       #       #       #       #       #
            5 |  RA2     BA2     KA2     KB2     BB2     RB2
            ================================================================
            """),
        output);
    assertTrue(
        output.contains(
            """
            MOVE RESULT: SUCCESS
            ****************************************************************
            Player 1 (Black): 0, Player 2 (White): 1 --- Current player: 1
            Turns left: 10 and 9 --- Seconds left: 30
            """),
        output);
    assertTrue(output.contains("3 |  *       *       *       *       *       RB2\n"), output);
    assertTrue(output.endsWith("> 4\nGood-bye.\n"), output);
  }

  @Test
  @DisplayName("keeps to 80 columns with two combinations of three on the board")
  void keepsTo80ColumnsWithTwoCombinationsOfThree() throws InterruptedException {
    String joins = "2 0 5 1 5 2 5 0 4 0 2 1 5 2 5 all 2 4 0 3 0 all 4";
    String[] typed =
        Arrays.stream(joins.split(" ")).map(line -> line.replace("all", "")).toArray(String[]::new);
    String output = play(",,10", typed);
    assertTrue(output.contains("RA2, BA2, KA2  KB2            BB2     RB2\n"), output);
    assertTrue(output.contains("RB1, BB1, KB1  #       #\n"), output);
    output.lines().forEach(line -> assertTrue(line.length() <= 80, line));
  }

  @Test
  @DisplayName("lists the valid moves with what each brings")
  void listsTheValidMovesWithWhatEachBrings() throws InterruptedException {
    String output = play(",,10", "1", "5", "5", "4");
    assertTrue(
        output.contains(
            """
            Enter x: 5
            Enter y: 5
            Finding the valid moves of (5, 5): RB2
            VALID MOVES:
            (5, 4):
            (5, 3): Barrier - 1 point
            (4, 5): Own piece - combination
            Please choose:
            """),
        output);
  }

  @Test
  @DisplayName("asks which parts of a combination move, and marks captures")
  void asksWhichPartsOfACombinationMove() throws InterruptedException {
    String output =
        play(
            "Ben,Ada,10",
            "2",
            "5",
            "5",
            "4",
            "5",
            "2",
            "0",
            "0",
            "0",
            "1",
            "2",
            "4",
            "5",
            "4",
            "4",
            "X",
            "2",
            "4",
            "5",
            "4",
            "4",
            "R",
            "2",
            "0",
            "1",
            "0",
            "2",
            "2",
            "4",
            "4",
            "4",
            "3",
            "2",
            "0",
            "2",
            "0",
            "3",
            "1",
            "4",
            "3",
            "2",
            "4",
            "3",
            "4",
            "2",
            "2",
            "0",
            "3",
            "0",
            "4",
            "1",
            "4",
            "2",
            "4");
    assertTrue(output.contains("The parts are RB2, BB2."), output);
    assertTrue(output.contains("5 |  RA2     BA2     KA2     KB2     BB2     #\n"), output);
    assertTrue(output.contains("(4, 0): Capture - 5 points\n"), output);
    assertEquals("R(4,5)-(4,4)", model.getNotation().get(2));
  }

  @Test
  @DisplayName("says why a move is invalid, and the turn goes on")
  void saysWhyAMoveIsInvalid() throws InterruptedException {
    String output = play(",,10", "2", "5", "5", "0", "0", "2", "x", "9", "4");
    assertTrue(
        output.contains("RB2 cannot reach (0, 0) from there.\nMOVE RESULT: INVALID MOVE\n"),
        output);
    assertTrue(output.contains("That is no number."), output);
    assertTrue(output.contains("Type a number from 1 to 4, or one of the words."), output);
    assertEquals(0, model.getNotation().size());
  }

  @Test
  @DisplayName("gives up a question when the time is up, and goes on with the other player")
  void givesUpAQuestionWhenTheTimeIsUp() throws InterruptedException {
    String output = play(",Ada,10", "1", "5", "5", "2", "5", SLEEPS, "4");
    assertTrue(
        output.contains(
            """
            Enter x1: 5
            Enter y1:\s
            The time is up: Ada loses this turn.
            ****************************************************************
            Player 1 (Black): 0, Player 2 (Ada): 0 --- Current player: 1
            Turns left: 10 and 9 --- Seconds left: 30
            """),
        output);
  }

  @Test
  @DisplayName("ends after the last turn of both, and offers another game")
  void endsAfterTheLastTurnOfBoth() throws InterruptedException {
    String[] typed = new String[25];
    Arrays.fill(typed, SLEEPS);
    typed[0] = "2";
    typed[1] = "5";
    typed[2] = "5";
    typed[3] = "5";
    typed[4] = "3";
    typed[24] = "y";
    String output = play(",Ada,10", typed);
    assertTrue(output.contains("The game is over. Ada wins by 1 to 0.\n"), output);
    assertTrue(output.contains("Another game? (y/n) y\nCombination chess\n"), output);
  }

  @Test
  @DisplayName("lets the computer play, and takes its turns back too")
  void letsTheComputerPlay() throws InterruptedException {
    String output = play("easy,,10", "2", "5", "5", "5", "3", "undo", "redo", "4");
    assertTrue(output.contains("Player 1 (easy)"), output);
    assertEquals(2, model.getNotation().size());
    assertTrue(output.contains("Turns left: 9 and 9"), output);
  }

  @Test
  @DisplayName("refuses settings outside the rules, and asks again")
  void refusesSettingsOutsideTheRules() throws InterruptedException {
    String output = play(",,9", "", "", "50", "4");
    assertTrue(output.contains("Each player has 10 to 50 turns.\nPlayer 1, a name"), output);
    assertEquals(50, model.getSettings().turns());
  }

  @Test
  @DisplayName("saves a game and opens it, and says what is wrong with other files")
  void saveAndOpen() throws Exception {
    String file = folder.resolve("game.txt").toString();
    Path other = Files.write(folder.resolve("other.bin"), new byte[] {(byte) 0xff, 0});
    String output =
        play(
            ",,10",
            "2",
            "5",
            "5",
            "5",
            "3",
            "save " + file,
            "new",
            "",
            "",
            "10",
            "open " + file,
            "open " + other,
            "open " + folder,
            "open",
            "save " + folder,
            "4");
    assertTrue(output.contains("Saved.\n"), output);
    assertEquals(1, model.getNotation().size());
    assertTrue(output.contains(other + " cannot be read as text."), output);
    assertTrue(output.contains("There is no file " + folder + "."), output);
    assertTrue(output.contains("Say which file, for example: open game.txt"), output);
    assertTrue(output.contains(folder + " cannot be written."), output);
  }

  @Test
  @DisplayName("ends with its input, wherever that is")
  void endOfInput() throws InterruptedException {
    for (String settings : new String[] {"", ",", ",,10", ",,10,2,5"}) {
      String output = play(settings);
      assertTrue(output.endsWith("Good-bye.\n"), output);
      assertFalse(output.contains("null"), output);
    }
  }
}
