package boardwright.suites.checkerboard;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Suite;
import checkerboard.TextInterface;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.DisplayName;

/** Stage program: the text interface on all of the learner's classes together. */
@Suite(lab = "checkerboard", stage = "program")
public class ProgramSuite {

  @Check(rule = "R1")
  @DisplayName("A new game is set up and drawn")
  void drawsANewGame() {
    shows(Scene.game(), "new");
  }

  @Check(rule = "R2")
  @DisplayName("A piece steps")
  void movesAPiece() {
    shows(Scene.of("b 3 3"), "clear, put b 2 2, move 2 2 3 3");
    shows(Scene.of("r 4 2"), "clear, put r 5 3, move 5 3 4 2");
  }

  @Check(rule = "R3")
  @DisplayName("A jump takes the piece that was jumped over")
  void jumpsTakeAPiece() {
    shows(Scene.of("b 5 5"), "clear, put b 3 3, put r 4 4, move 3 3 5 5");
    shows(Scene.of("R 1 1", "b 6 6"), "clear, put R 3 3, put b 2 2, put b 6 6, move 3 3 1 1");
  }

  @Check(rule = "R4")
  @DisplayName("A pawn that reaches the last row becomes a king")
  void crownsKings() {
    shows(Scene.of("B 7 5"), "clear, put b 6 4, move 6 4 7 5");
    shows(Scene.of("R 0 2"), "clear, put r 1 1, move 1 1 0 2");
  }

  @Check(rule = "R5")
  @DisplayName("list and moves answer, and wrong input changes nothing")
  void listsAndSurvivesWrongInput() {
    shows(
        Scene.of("b 2 2", "r 5 5"),
        "clear, put b 2 2, put r 5 5, list, moves, moves 2 2, move 2 2 6 6, put b 9 9, fly");
    written("clear, put b 2 2", "list").contains("[2][2]");
  }

  /** Types these commands, then {@code show}, and reads the board that is drawn. */
  private static void shows(Scene scene, String commands) {
    BoardSuite.DRAWING.check(scene.grid(), written(commands, "show"));
  }

  /** What the program writes after the last of these commands; the others end in commas. */
  private static Call<String> written(String commands, String last) {
    return Call.of(
            last,
            () -> {
              StringWriter written = new StringWriter();
              TextInterface program = new TextInterface(new PrintWriter(written));
              for (String command : commands.split(", ")) {
                program.execute(command);
              }
              int before = written.getBuffer().length();
              program.execute(last);
              return written.getBuffer().substring(before);
            })
        .on("the commands " + commands);
  }
}
