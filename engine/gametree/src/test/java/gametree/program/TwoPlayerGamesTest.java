package gametree.program;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

@DisplayName("The program")
class TwoPlayerGamesTest {

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final ByteArrayOutputStream complaint = new ByteArrayOutputStream();

  private int run(String... args) throws IOException {
    return TwoPlayerGames.run(
        new PrintStream(printed, true, UTF_8), new PrintStream(complaint, true, UTF_8), args);
  }

  @Test
  @DisplayName("plays in the terminal")
  void playsInTheTerminal() throws IOException {
    InputStream in = System.in;
    PrintStream out = System.out;
    try {
      System.setIn(new ByteArrayInputStream("1 1\n1 1\nquit\n".getBytes(UTF_8)));
      System.setOut(new PrintStream(printed, true, UTF_8));
      assertEquals(0, run("--text", "--white", "minmax"));
    } finally {
      System.setIn(in);
      System.setOut(out);
    }
    String text = printed.toString(UTF_8);
    assertTrue(text.contains("X plays 1 1"), text);
    assertTrue(text.contains("O plays 0 0"), text);
    assertTrue(text.contains("There is a token on 1 1 already."), text);
  }

  @Test
  @DisplayName("lets two strategies play in the terminal")
  void letsTwoStrategiesPlayInTheTerminal() throws IOException {
    InputStream in = System.in;
    PrintStream out = System.out;
    try {
      System.setIn(new ByteArrayInputStream(new byte[0]));
      System.setOut(new PrintStream(printed, true, UTF_8));
      String call = "--text --game othello:4 --black alphabeta:20 --white minmax:3";
      assertEquals(0, run(call.split(" ")));
    } finally {
      System.setIn(in);
      System.setOut(out);
    }
    assertTrue(printed.toString(UTF_8).contains(" wins."), printed.toString(UTF_8));
  }

  @Test
  @DisplayName("holds a tournament, and prints the same table for the same seed")
  void holdsATournament() throws IOException {
    assertEquals(0, run("--tournament", "random,minmax:2,alphabeta:9", "--seed", "7"));
    String table = printed.toString(UTF_8);
    assertEquals("alphabeta:9", table.lines().toList().get(1).split(" ")[0], table);
    printed.reset();
    run("--tournament", "random,minmax:2,alphabeta:9", "--seed", "7");
    assertEquals(table, printed.toString(UTF_8));
  }

  @Test
  @DisplayName("draws a search tree with values and cuts")
  void drawsASearchTreeWithValuesAndCuts(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("tree.svg");
    String moves = "0 0, 1 1, 2 2, 0 1, 2 1";
    assertEquals(0, run("--tree", file.toString(), "--after", moves, "--plies", "3"));
    String svg = Files.readString(file);
    Document parsed =
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
    assertEquals("svg", parsed.getDocumentElement().getTagName());
    assertTrue(svg.contains(">1<") && svg.contains(">1 cut<"), svg);
  }

  @Test
  @DisplayName("says what is wrong with a call, and ends with 2")
  void saysWhatIsWrongWithACall() throws IOException {
    assertEquals(2, run("--game", "chess"));
    assertEquals(2, run("--game", "othello:7", "--text"));
    assertEquals(2, run("--black", "deep-thought", "--text"));
    assertEquals(2, run("--tree"));
    assertEquals(2, run("--tree", "x.svg", "--after", "1 1, 1 1"));
    assertEquals(2, run("--verbose"));
    assertEquals(
        """
        There is no game 'chess'. There are: tictactoe, bittictactoe, othello, othello:SIZE, \
        bitothello, bitothello:SIZE.
        The size of this Othello board is an even number from 2 to 26, not '7'.
        There is no player 'deep-thought'. There are: human, random, minmax, minmax:DEPTH, \
        alphabeta:DEPTH, deepening:SECONDS, own, easy, medium, hard.
        --tree needs a value after it.
        This move is not valid: 1 1
        '--verbose' has no meaning here. There are: --game, --black, --white, --seed, \
        --tournament, --tree, --strategy, --after, --plies, --text.
        """,
        complaint.toString(UTF_8).replace(System.lineSeparator(), "\n"));
  }
}
