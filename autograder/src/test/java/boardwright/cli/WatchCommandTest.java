package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("watch")
class WatchCommandTest {
  private static final String PASSES =
      "passes now: R2  A row that is not on the board is refused\n";
  private static final String BROKEN =
      "broken now: R2  A row that is not on the board is refused\n";
  private static final String KEYS = "Press p to play, n for the next stage.\n";

  @TempDir private Path scratch;
  private Desk desk;
  private String slip;
  private Path square;

  @BeforeEach
  void sitDown() throws IOException {
    desk = Desk.in(scratch).solve("CBException");
    slip = Files.readString(ROOT.resolve("handouts/checkerboard/examples/off-by-one/Square.java"));
    desk.learner("Square", slip);
    square = desk.path("labs/checkerboard/src/main/java/checkerboard/Square.java");
  }

  @Test
  @DisplayName("says after each save what passes now and what is broken, and the first failure")
  void saysAfterEachSaveWhatPassesNow() throws Exception {
    try (Watching watch = desk.watch("watch", "square")) {
      watch.await("Watching checkerboard/square. Letters: h hint, n next stage, p play, l list,");
      String first = watch.await("  more         ./boardwright hint checkerboard/square\n");
      assertTrue(first.contains("  ✗ square  15 of 16 checks   not yet: R2\n"), first);
      assertTrue(first.contains("  you called   new Square(8, 0, RED_PAWN)\n"), first);
      desk.solve("Square");
      String passed = watch.await(KEYS);
      assertTrue(passed.matches("(?s).*  Square\\.java, \\d+\\.\\d.*"), passed);
      assertTrue(passed.contains(PASSES), passed);
      assertTrue(passed.contains("Well done: the list of pieces is made of your squares."), passed);
      desk.learner("Square", slip);
      watch.await(BROKEN);
      watch.await("more  ");
    }
  }

  @Test
  @DisplayName("takes half a line for a pause in typing: nothing is broken by it")
  void takesHalfALineForAPauseInTyping() throws Exception {
    try (Watching watch = desk.solve("Square").watch("watch", "square")) {
      watch.await(KEYS);
      desk.learner("Square", desk.model("Square").replace("return next;", "return ne"));
      String half = watch.await("n other words:");
      assertFalse(half.contains("broken now"), half);
      desk.solve("Square");
      String whole = watch.await(KEYS);
      assertFalse(whole.contains("passes now"), whole);
      desk.learner("Square", slip);
      watch.await(BROKEN);
    }
  }

  @Test
  @DisplayName("copes with editors that save by renaming, or take the file away first")
  void copesWithEditorsThatSaveByRenaming() throws Exception {
    try (Watching watch = desk.watch("watch", "square")) {
      watch.await("more  ");
      Path fresh = square.resolveSibling("Square.java~");
      Files.writeString(fresh, desk.model("Square"));
      Files.move(fresh, square, StandardCopyOption.REPLACE_EXISTING);
      watch.await(PASSES);
      Files.move(square, square.resolveSibling("Square.bak"));
      Thread.sleep(40);
      Files.writeString(square, slip);
      String broken = watch.await(BROKEN);
      assertFalse(broken.contains("not started"), broken);
      Files.delete(square);
      watch.await("○ square  not started\n");
    }
  }

  @Test
  @DisplayName("waits for the text of a file that is empty at first")
  void emptyAtFirst() throws Exception {
    try (Watching watch = desk.watch("watch", "square")) {
      watch.await("more  ");
      Files.writeString(square, "");
      Thread.sleep(40);
      desk.solve("Square");
      String passes = watch.await(PASSES);
      assertFalse(passes.contains("declares no class"), passes);
    }
  }

  @Test
  @DisplayName("looks once at a burst of saves, and not at all where nothing has changed")
  void looksOnceAtABurstOfSaves() throws Exception {
    try (Watching watch = desk.watch("watch", "square")) {
      watch.await("more  ");
      for (int i = 0; i < 30; i++) {
        desk.learner("Square", i == 29 ? desk.model("Square") : slip + "// " + i);
      }
      watch.await(PASSES);
      watch.await(KEYS);
      desk.solve("Square"); // the same text again
      desk.learner("Square", slip);
      String broken = watch.await(BROKEN);
      assertEquals(1, broken.split("Square.java, ", -1).length - 1, broken);
    }
  }

  @Test
  @DisplayName("runs the checks of the stages again that a change concerns, and of no others")
  void runsTheChecksOfTheStagesAgain() throws Exception {
    try (Watching watch = desk.solve("Square", "Move").watch("watch", "checkerboard")) {
      String all = watch.await("Press p to play");
      assertTrue(all.contains("  ✓ exception  8 of 8 checks\n"), all);
      assertTrue(all.contains("  ✓ move       13 of 13 checks\n"), all);
      assertFalse(all.contains("○"), all);
      desk.learner("Move", desk.model("Move") + "// changed");
      String move = watch.await("Press p to play");
      assertTrue(move.contains("  ✓ move  13 of 13 checks\n"), move);
      assertFalse(move.contains("square"), move);
      desk.learner("Helper", "package checkerboard; class Helper {}");
      assertTrue(watch.await("Press p to play").contains("  ✓ square"));
    }
  }

  @Test
  @DisplayName("gives hints, lists the checks and begins the next stage, each at a key")
  void givesHintsListsTheChecks() throws Exception {
    desk.write("handouts/checkerboard/hints/square.md", "## R2\n\n### Locate\n\nWhich line?\n");
    try (Watching watch = desk.watch("watch", "square")) {
      watch.await("more  ");
      watch
          .press('h')
          .await("R2, where to look (handouts/checkerboard/2-square.md)\n\nWhich line?");
      watch
          .press('l')
          .await("✓ R1  A square is made for every black square and every piece\n✗ R2  ");
      watch.press('\n').press('x').press('n');
      watch.await("Write in:   labs/checkerboard/src/main/java/checkerboard/Move.java (new)");
      watch.await("  ✗ move  ");
      desk.solve("Move");
      watch.await("Well done: the list of moves is made of yours.");
    }
    assertTrue(desk.run().out().contains("✓ move       13 of 13 checks"));
  }
}
