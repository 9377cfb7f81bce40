package boardwright.suites.checkerboard;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Shown;
import boardwright.testkit.Suite;
import checkerboard.TextInterface;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage program: the text interface on all of the learner's classes together. */
@Suite(lab = "checkerboard", stage = "program")
public class ProgramSuite {

  @Test
  @Check(rule = "R1")
  @DisplayName("A new game is set up and drawn")
  void drawsANewGame() {
    StringBuilder letters = new StringBuilder();
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        boolean empty = (row + col) % 2 != 0 || row == 3 || row == 4;
        letters.append(empty ? '.' : row < 3 ? 'b' : 'r');
      }
    }
    shows(Scene.parse(letters.toString()), "new");
  }

  @Test
  @Check(rule = "R2")
  @DisplayName("A piece steps")
  void movesAPiece() {
    shows(Scene.of("b 3 3"), "clear", "put b 2 2", "move 2 2 3 3");
    shows(Scene.of("r 4 2"), "clear", "put r 5 3", "move 5 3 4 2");
  }

  @Test
  @Check(rule = "R3")
  @DisplayName("A jump takes the piece that was jumped over")
  void jumpsTakeAPiece() {
    shows(Scene.of("b 5 5"), "clear", "put b 3 3", "put r 4 4", "move 3 3 5 5");
    shows(
        Scene.of("R 1 1", "b 6 6"), "clear", "put R 3 3", "put b 2 2", "put b 6 6", "move 3 3 1 1");
  }

  @Test
  @Check(rule = "R4")
  @DisplayName("A pawn that reaches the last row becomes a king")
  void crownsKings() {
    shows(Scene.of("B 7 5"), "clear", "put b 6 4", "move 6 4 7 5");
    shows(Scene.of("R 0 2"), "clear", "put r 1 1", "move 1 1 0 2");
  }

  @Test
  @Check(rule = "R5")
  @DisplayName("list and moves answer, and wrong input changes nothing")
  void listsAndSurvivesWrongInput() {
    Scene scene = Scene.of("b 2 2", "r 5 5");
    shows(
        scene,
        "clear",
        "put b 2 2",
        "put r 5 5",
        "list",
        "moves",
        "moves 2 2",
        "move 2 2 6 6",
        "put b 9 9",
        "fly");
    Session session = new Session();
    session.run("clear", "put b 2 2");
    String expected = "a text with `[2][2]`";
    Call<String> call = Call.of("list", () -> session.run("list")).on("clear, put b 2 2");
    String seen = call.get(expected);
    if (!seen.contains("[2][2]")) {
      call.fail(expected, "yours said " + Shown.value(seen.strip()));
    }
  }

  /** Types these commands, then {@code show}, and reads the board that is drawn. */
  private static void shows(Scene scene, String... commands) {
    Session session = new Session();
    Call<String> call =
        Call.of(
                "show",
                () -> {
                  session.run(commands);
                  return session.run("show");
                })
            .on("the commands " + String.join(", ", List.of(commands)));
    Drawing.check(scene, call);
  }

  /** The provided text interface with somebody typing. */
  private static final class Session {
    private final StringWriter written = new StringWriter();
    private final TextInterface program = new TextInterface(new PrintWriter(written));

    /** Types commands; gives what the program writes meanwhile. */
    String run(String... commands) {
      int before = written.getBuffer().length();
      for (String command : commands) {
        program.execute(command);
      }
      return written.getBuffer().substring(before);
    }
  }
}
