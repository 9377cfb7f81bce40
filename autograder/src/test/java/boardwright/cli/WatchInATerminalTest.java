package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("watch in a terminal")
@EnabledOnOs(value = OS.LINUX, disabledReason = "script of util-linux makes the terminal")
class WatchInATerminalTest {
  private static final String FIRST = "  more         ./boardwright hint checkerboard/square\n";
  private static final String DONE = "Press p to play, n for the next stage.\n";

  @TempDir private Path scratch;

  @Test
  @DisplayName("obeys each key at once, lends the terminal to play, and gives it back at the end")
  void aWholeSession() throws Exception {
    Desk desk = Desk.in(scratch).solve("CBException");
    String slip =
        Files.readString(ROOT.resolve("handouts/checkerboard/examples/off-by-one/Square.java"));
    Path square = desk.path("labs/checkerboard/src/main/java/checkerboard/Square.java");
    desk.write("handouts/checkerboard/hints/square.md", "## R2\n\n### Locate\n\nWhich line?\n");
    desk.learner("Square", slip);
    Watching watch = Watching.inATerminal(desk.path(""), "watch", "square");
    try (watch) {
      watch.await("Watching checkerboard/square. Keys: h hint, n next stage, p play, l list,");
      watch.await(FIRST);
      watch.press('h').await("Which line?");
      watch.press('l').await("✗ R2  ");
      // an editor that saves by renaming
      Path fresh = square.resolveSibling("Square.java~");
      Files.writeString(fresh, desk.model("Square"));
      Files.move(fresh, square, StandardCopyOption.REPLACE_EXISTING);
      watch.await("passes now: R2");
      watch.await(DONE);
      // half a line
      desk.learner("Square", desk.model("Square").replace("return next;", "return ne"));
      assertFalse(watch.await("n other words:").contains("broken now"));
      // a burst of saves, and then the same text once more
      for (int i = 0; i < 30; i++) {
        desk.learner("Square", i == 29 ? slip : desk.model("Square") + "// " + i);
      }
      watch.await("broken now: R2");
      watch.await(FIRST);
      desk.learner("Square", slip);
      watch.press('p').await("Yours: CBException, Square.");
      watch.await("checkers> ");
      watch.type("moves 2 2").await("b [2][2] to [3][1]");
      watch.type("quit").await("Watching again.");
      watch.press('n').await("/checkerboard/Move.java (new)");
      String move = watch.await("✗ move");
      assertFalse(move.contains("Square.java, "), move);
    }
    String after = watch.await("rows");
    assertTrue(after.contains("Good-bye."), after);
    assertEquals(2, watch.fresh().split("[ \n](icanon|echo)[ ;\n]", -1).length - 1, watch::fresh);
  }
}
