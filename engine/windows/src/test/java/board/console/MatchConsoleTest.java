package board.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkerboard.window.CheckersGame;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A match in a terminal")
class MatchConsoleTest {

  private final StringWriter printed = new StringWriter();

  private Session begin(String black, String red) {
    return MatchConsole.begin(
        new CheckersGame(), List.of(black, red), new PrintWriter(printed, true));
  }

  private String type(Session session, String line) {
    printed.getBuffer().setLength(0);
    assertTrue(session.execute().test(line));
    return printed.toString().replace(System.lineSeparator(), "\n");
  }

  @Test
  @DisplayName("takes moves as the game writes them, and takes them back and makes them again")
  void takesMovesAsTheGameWritesThem() {
    Session session = begin("human", "human");
    assertTrue(type(session, "moves").startsWith("2 0 3 1   2 2 3 1"), printed.toString());
    assertTrue(type(session, "2 2  3 3").endsWith("Red to move\n"), printed.toString());
    assertTrue(type(session, "undo").endsWith("Black to move\n"), printed.toString());
    assertTrue(type(session, "redo").contains("3  .  .  . <b>"), printed.toString());
    assertEquals("'9 9' is no legal move. Type moves to see all of them.\n", type(session, "9 9"));
    assertFalse(session.execute().test(null), "the end of the input ends the session");
  }

  @Test
  @DisplayName("has the computer answer, and takes back its answer with the move")
  void hasTheComputerAnswer() {
    Session session = begin("human", "medium");
    String answer = type(session, "2 2 3 3");
    assertTrue(answer.startsWith("Red plays 5 "), answer);
    assertTrue(answer.endsWith("Black to move\n"), answer);
    assertTrue(
        type(session, "undo").contains("2  b  .  b  .  b  .  b  .\n"), "as at the beginning");
  }
}
