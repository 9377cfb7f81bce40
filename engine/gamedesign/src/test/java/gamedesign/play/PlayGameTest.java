package gamedesign.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import gamedesign.Printed;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The program that runs the games")
class PlayGameTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--game chess | There is no game 'chess'. There are: linerace, surprise, tictactoe, reverse,"
            + " own.",
        "--game | Which game? There are: linerace, surprise, tictactoe, reverse, own.",
        "--pace slow | --pace takes a number of milliseconds, such as --pace 500.",
        "--speed 3 | There is no option '--speed'. Say --game GAME, --text or --pace MILLISECONDS.",
      })
  @DisplayName("answers a wrong call by a sentence and by its exit code")
  void answersAWrongCallByASentence(String call, String sentence) throws Throwable {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream errors = new PrintStream(said, true, StandardCharsets.UTF_8);
    assertEquals(2, PlayGame.run(errors, call.split(" ")));
    assertEquals(sentence, said.toString(StandardCharsets.UTF_8).strip());
  }

  @Test
  @DisplayName("draws the board after each turn, with the players on it")
  void drawsTheBoard() throws Throwable {
    List<String> printed = run("--game", "own", "--text");
    assertEquals(
        List.of(
            "Three tiles. Whoever takes the last one wins.",
            "",
            "It's Player 0's turn.",
            "Player 0 moved from (-1, -1) to (0, 0)",
            "Turn finished.",
            " 0  0:0    -    -",
            "      0    1    2",
            "",
            "It's Player 1's turn.",
            "Player 1 moved from (-1, -1) to (0, 1)",
            "Turn finished.",
            " 0  0:0  1:1    -",
            "      0    1    2",
            "",
            "It's Player 0's turn.",
            "Player 0 moved from (0, 0) to (0, 2)",
            "Turn finished.",
            " 0    0  1:1  0:0",
            "      0    1    2",
            "",
            "Player 0 won!"),
        printed);
  }

  @Test
  @DisplayName("does not draw the board of a game that prints it itself")
  void drawsNothingTwice() throws Throwable {
    List<String> printed = run("--game", "tictactoe", "--text");
    long turns = printed.stream().filter("Turn finished."::equals).count();
    long rows = printed.stream().filter(line -> line.matches("[_XO] [_XO] [_XO]")).count();
    assertEquals(3 * turns, rows);
  }

  @Test
  @DisplayName("shows the initial of a tile without a text, and nothing where there is no tile")
  void drawsInitialsAndGaps() throws Throwable {
    List<String> race = run("--game", "linerace", "--text");
    String track = race.get(race.indexOf("Turn finished.") + 1);
    assertTrue(track.replaceAll(":[01](,1)?", "").matches("( )+0( +[PET]){10}"), track);
    List<String> cards = run("--game", "reverse", "--text");
    assertTrue(cards.contains(" 0  20       1"), String.join("\n", cards));
  }

  @Test
  @DisplayName("waits after each turn as long as it is told")
  void waitsAfterEachTurn() throws Throwable {
    long start = System.nanoTime();
    run("--game", "own", "--text", "--pace", "40");
    assertTrue(System.nanoTime() - start >= 3 * 40_000_000L);
  }

  @Test
  @DisplayName("hands further words to the Driver, and then cannot draw the board")
  void handsOnWords() throws Throwable {
    List<String> printed = run("--game", "own", "human");
    assertTrue(printed.contains("Player 0 won!"));
    assertFalse(printed.contains("      0    1    2"));
  }

  private static List<String> run(String... args) throws Throwable {
    return Printed.by(() -> assertEquals(0, PlayGame.run(System.err, args)));
  }
}
