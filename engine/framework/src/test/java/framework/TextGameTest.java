package framework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import framework.games.BoardGames;
import framework.games.own.OwnGameApplication;
import framework.games.quixo.QuixoApplication;
import framework.games.tictactoe.TicTacToeApplication;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A session in a terminal")
@Timeout(60)
class TextGameTest {

  @TempDir Path folder;

  @Test
  @DisplayName("shows the board after each move, and who is to move")
  void ticTacToe() {
    String expected =
        """
        Tic-Tac-Toe. Type help to see the commands, quit to leave.
         0  .  .  .
         1  .  .  .
         2  .  .  .
            0  1  2
        X to move
        > 0 2
         0  .  .  X
         1  .  .  .
         2  .  .  .
            0  1  2
        O to move
        > 0 2
         0  .  .  X
         1  .  .  .
         2  .  .  .
            0  1  2
        That move is not possible: a piece is on (0, 2) already. O to move
        > back
         0  .  .  .
         1  .  .  .
         2  .  .  .
            0  1  2
        X to move
        > quit
        """;
    assertEquals(expected, Typed.session(TicTacToeApplication::new, "0 2\n0 2\nback\nquit\n"));
  }

  @Test
  @DisplayName(
      "says which space is selected, and that no move begins where the player can take nothing up")
  void nothingToTakeUp() {
    String session = Typed.session(QuixoApplication::new, "1 1\n0 0\n0 4\nquit\n");
    String answer = Typed.answer(session, "1 1");
    assertTrue(answer.contains("\nNo move begins at that space. "), answer);
    assertTrue(answer.endsWith(" to move\n"), answer);
    assertTrue(Typed.answer(session, "0 0").contains("\n0 0 is selected. "), session);
    assertTrue(!Typed.answer(session, "0 4").contains("No move begins"), session);
  }

  @Test
  @DisplayName("says who has won, steps back, and plays on")
  void saysWhoHasWon() {
    String text =
        Typed.session(
            TicTacToeApplication::new, "0 0\n1 0\n0 1\n1 1\n0 2\nstep -2\non\n1 2\nquit\n");
    assertTrue(text.contains("X wins"), text);
    assertTrue(text.contains("After move 3 of 5"), text);
    assertTrue(
        text.endsWith(" 0  X  X  .\n 1  O  .  O\n 2  .  .  .\n    0  1  2\nX to move\n> quit\n"),
        text);
  }

  @Test
  @DisplayName("says after which move one stands, at both ends too, and how to go on from there")
  void stepsToTheEnds() {
    String text =
        Typed.session(
            TicTacToeApplication::new,
            "0 0\n1 1\nstep -1\nstep\nstep -5\nstep 5\nstep 3\n2 2\non\n2 2\n");
    assertTrue(Typed.answer(text, "step -1").endsWith("\nAfter move 1 of 2\n"), text);
    assertTrue(Typed.answer(text, "step").endsWith("\nAfter move 2 of 2\n"), text);
    assertTrue(Typed.answer(text, "step -5").endsWith("\nAfter move 0 of 2\n"), text);
    assertTrue(Typed.answer(text, "step 5").endsWith("\nAfter move 2 of 2\n"), text);
    assertTrue(Typed.answer(text, "step 3").endsWith("\nAfter move 2 of 2\n"), text);
    assertTrue(
        Typed.answer(text, "2 2").endsWith("\nNobody is to move. Type on to play on.\n"), text);
    assertTrue(Typed.answer(text, "on").endsWith("\nX to move\n"), text);
  }

  @Test
  @DisplayName("says at the end of a game that was stepped through who has won")
  void stepsToTheWin() {
    String text =
        Typed.session(
            TicTacToeApplication::new, "0 0\n1 0\n0 1\n1 1\n0 2\nstep -9\nstep 4\nstep 9\n");
    assertTrue(Typed.answer(text, "step 4").endsWith("\nAfter move 4 of 5\n"), text);
    assertTrue(Typed.answer(text, "step 9").endsWith("\nX wins\n"), text);
  }

  @Test
  @DisplayName("plays Quixo by two spaces")
  void playsQuixoByTwoSpaces() {
    assertTrue(Typed.session(QuixoApplication::new, "0 2 0 0\n").contains(" 0  X  .  .  .  .\n"));
  }

  @Test
  @DisplayName("plays the placeholder for your own game: the player who takes the last space wins")
  void playsThePlaceholderForYourOwnGame() {
    String text = Typed.session(OwnGameApplication::new, "0 1\n0 0\nback 2\nwho 2 2\nback\nquit\n");
    assertTrue(text.contains(" 0  B  A  .\n"), text);
    assertTrue(text.contains(" 0  A  B  A\n    0  1  2\nA wins\n> back\n 0  A  B  "), text);
  }

  @Test
  @DisplayName("lets the computer play, saves and opens")
  void letsTheComputerPlay() {
    String file = folder.resolve("game.txt").toString();
    String text =
        Typed.session(
            QuixoApplication::new,
            "who\nwho 2 3\nsave " + file + "\nnew\nopen " + file + "\nopen nowhere\nquit\n");
    assertTrue(text.contains("3  Sees lines"), text);
    assertEquals(4, text.split(" wins\n", -1).length - 1, text);
    assertTrue(text.contains("\nThere is no file nowhere.\n"), text);
  }

  @Test
  @DisplayName("takes no folder for a file, not even the top one")
  void takesNoFolderForAFile() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    String text =
        Typed.session(
            TicTacToeApplication::new, "open /\nopen " + empty + "\nsave /\nsave " + empty + "\n");
    assertTrue(text.contains("\n/ is a folder, and no saved game.\n"), text);
    assertTrue(text.contains("\nempty is a folder, and no saved game.\n"), text);
    assertTrue(text.contains("\nThe game could not be saved to /.\n"), text);
    assertTrue(text.contains("\nThe game could not be saved to " + empty + ".\n"), text);
    assertTrue(Files.isDirectory(empty));
  }

  @Test
  @DisplayName("answers wrong input by a sentence, and goes on")
  void answersWrongInputByASentence() {
    String text =
        Typed.session(
            TicTacToeApplication::new,
            "dance\n9 9\n1\n1 99999999999\nwho 7 1\nwho 1\nsave\n\nhelp\n");
    for (String part :
        new String[] {
          "No command 'dance'",
          "There is no space 9 9",
          "A space is a row and a column",
          "no number that can be used",
          "Nobody has the number 7",
          "Say one number for each of [X, O]",
          "Say which file",
          "take back the last move"
        }) {
      assertTrue(text.contains(part), part + " in " + text);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "back 0 | Take back at least one move.",
        "back -3 | Take back at least one move.",
        "back 1 2 | Say one number or none, for example: back, or back 2",
        "back x | That is no number that can be used here. Type help to see the commands.",
        "step 0 | Step by at least one move.",
        "step 1 2 | Say one number or none, for example: step, or step 2",
        "step 2147483648 | That is no number that can be used here. Type help to see the commands.",
      })
  @DisplayName("refuses a count of moves that makes no sense, by a sentence, and does nothing")
  void refusesACountOfMovesThatMakesNoSense(String typed, String sentence) {
    String text = Typed.session(TicTacToeApplication::new, "1 1\n" + typed + "\n0 0\n");
    assertEquals(sentence + "\n", Typed.answer(text, typed));
    assertTrue(Typed.answer(text, "0 0").startsWith(" 0  O  .  .\n 1  .  X  .\n"), text);
  }

  @Test
  @DisplayName("steps to the beginning, by whatever number that is")
  void stepsToTheBeginning() {
    String text = Typed.session(TicTacToeApplication::new, "1 1\n0 0\nstep -2147483648\n");
    assertTrue(Typed.answer(text, "step -2147483648").endsWith("After move 0 of 2\n"), text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"new game", "on 1", "help me", "quit now", "NEW 3"})
  @DisplayName("refuses words after a command that stands alone, and does nothing")
  void wordsTooMany(String typed) {
    String text = Typed.session(TicTacToeApplication::new, "1 1\n" + typed + "\n0 0\n");
    String name = typed.split(" ")[0].toLowerCase(Locale.ROOT);
    assertEquals(
        "Type " + name + " alone, with no more words after it.\n", Typed.answer(text, typed));
    assertTrue(Typed.answer(text, "0 0").startsWith(" 0  O  .  .\n 1  .  X  .\n"), text);
  }

  @Test
  @DisplayName("repeats the beginning of a very long word")
  void repeatsTheBeginningOfAVeryLongWord() {
    String typed = "na".repeat(1000);
    String text = Typed.session(TicTacToeApplication::new, typed + "\n");
    assertEquals(
        "No command '" + "na".repeat(20) + "…'. Type help to see the commands.\n",
        Typed.answer(text, typed));
  }

  @Test
  @DisplayName("is begun by the main program with --text, for any game by the name of its class")
  void isBegunByTheMainProgramWithText() throws IOException {
    InputStream in = System.in;
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try {
      System.setIn(new ByteArrayInputStream("quit\n".getBytes(StandardCharsets.UTF_8)));
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      BoardGames.main(new String[] {"--game", "framework.games.quixo.QuixoApplication", "--text"});
    } finally {
      System.setIn(in);
      System.setOut(out);
    }
    assertTrue(printed.toString(StandardCharsets.UTF_8).startsWith("Quixo. Type help"));
  }
}
