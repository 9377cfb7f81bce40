package boardwright.play;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.command.OwnWork;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.shipped.SolutionReader;
import boardwright.solutions.Solutions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Playing a game of the learner's own")
class PlayGamedesignTest {
  private static final Lab LAB = new Course(ROOT).lab("gamedesign").orElseThrow();

  @TempDir private Path scratch;

  @Test
  @DisplayName("draws its board after each turn, on the learner's engine")
  void drawsTheBoard() {
    List<String> printed = played("model");
    int turn = printed.indexOf("Turn finished.");
    assertTrue(printed.get(turn + 3).matches(" 2 .*"), printed.get(turn + 3));
    assertTrue(printed.get(turn + 6).matches(" {4,}0 +1 +2 +3 +4"), printed.get(turn + 6));
    assertTrue(printed.get(printed.size() - 1).endsWith("treasures."));
  }

  @Test
  @DisplayName("finds it in a project with the packages of another course")
  void ofAnotherCourse() {
    List<String> printed = played("variants/document");
    assertTrue(printed.contains("Draw a color and go to the next tile of that color."));
    assertTrue(printed.get(printed.size() - 1).endsWith("won!"));
  }

  @Test
  @DisplayName("says of such packages how they were read, and asks for no other names or places")
  void saysHowTheyWereRead() throws IOException {
    Path folder = scratch.resolve("labs/gamedesign");
    Path tile = folder.resolve("src/main/java/engine/Tile.java");
    Files.createDirectories(tile.getParent());
    Files.writeString(tile, "package engine;\npublic class Tile {}\n");
    Files.copy(LAB.folder().resolve("lab.yaml"), folder.resolve("lab.yaml"));
    List<String> notes =
        OwnWork.in(new Course(scratch).lab("gamedesign").orElseThrow()).noteTexts();
    assertEquals(1, notes.size(), notes.toString());
    assertTrue(notes.get(0).contains("read as `package gamedesign.engine;`"), notes.get(0));
  }

  /** The lines that the program prints. */
  private List<String> played(String solution) {
    Player player =
        new Player(LAB, SolutionReader.read(new Solutions(LAB).solution(solution), LAB));
    PrintStream out = System.out;
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    ByteArrayOutputStream trouble = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      player.play(List.of("--game", "own", "--text"), new PrintStream(trouble, true));
    } finally {
      System.setOut(out);
      Thread.currentThread().setContextClassLoader(loader);
    }
    assertEquals("", trouble.toString(StandardCharsets.UTF_8));
    return printed.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
