package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("explain")
class ExplainCommandTest {
  /** A board as it is drawn, with what was called and what was wrong about it. */
  private static final Pattern EXPLAINED =
      Pattern.compile(
          """
          ada, seed 5

          board, their own in the mix: Checkerboard

          ✗ R6  pickUp takes the piece off and gives its code
            check        board/pick-up-takes-the-piece
            points       0.00 of (?<points>\\d\\.\\d\\d)
            verdict      failed
            called       board\\.pickUp\\(2, (?<col>\\d)\\)
            on           7(?:  [.bBrR]){8}
          (?: {15}[3-6](?:  [.bBrR]){8}
          ){4} {15}2(?<row>(?:  [.bBrR]){8})
          (?: {15}[01](?:  [.bBrR]){8}
          ){2} {15}   0  1  2  3  4  5  6  7
            expected     (?<expected>\\w+)
            seen         yours said NO_PIECE
            look at      Checkerboard\\.java:(?<line>\\d+)
          (?: {4} *\\d+  .*
          ){2}  >  *\\k<line>      System\\.out\\.println\\("picked up at " \\+ row\\);
          (?: {4} *\\d+  .*
          ){2}  printed      picked up at \\d
          (?: {15}picked up at \\d
          )* {15}picked up at 2
          """);

  @TempDir private Path scratch;
  private Desk desk;

  @BeforeEach
  void grade() throws IOException {
    desk = Desk.in(scratch);
    String pickUp = "public int pickUp(int row, int col) {\n";
    String line = "    System.out.println(\"picked up at \" + row);\n";
    handIn("ada", "Checkerboard", pickUp, pickUp + line + "    if (row == 2) return NO_PIECE;\n");
    handIn("carla", "Square", "value >= ROWS_AND_COLUMNS", "value > ROWS_AND_COLUMNS");
    String[] call = {"grade", "checkerboard", desk.path("class").toString(), "--out", out()};
    Said said = desk.run(and(call, "--seed", "5", "--sandbox", "none"));
    assertEquals(0, said.code(), said.err());
  }

  @Test
  @DisplayName("shows the mix, the call, the board, expected, seen, the line, and what was printed")
  void showsTheMix() {
    Said said = explain("ada", "board/pick-up-takes-the-piece");
    Matcher explained = EXPLAINED.matcher(said.out());
    assertTrue(explained.matches(), said.out());
    char piece = explained.group("row").charAt(3 * Integer.parseInt(explained.group("col")) + 2);
    String code =
        switch (piece) {
          case 'b' -> "BLACK_PAWN";
          case 'B' -> "BLACK_KING";
          case 'r' -> "RED_PAWN";
          default -> "RED_KING";
        };
    assertEquals(code, explained.group("expected"), said.out());
  }

  @Test
  @DisplayName("shows of a check without a board the call, expected, seen and the line")
  void withoutABoard() {
    Said said = explain("carla", "square/R2");
    assertTrue(said.hasLine("carla, seed 5"), said.out());
    assertTrue(said.hasLine("square, their own in the mix: Square"), said.out());
    String found =
        """

          called       new Square(8, 0, RED_PAWN)
          expected     a CBException
          seen         no exception was thrown
          look at      Square.java:27
        """;
    assertTrue(said.out().contains(found), said.out());
    assertTrue(said.out().contains("\n  >   "), said.out());
    assertTrue(!said.out().contains("  on  ") && !said.out().contains("printed"), said.out());
  }

  @Test
  @DisplayName("finds a submission by its people's ids, addresses and names, too")
  void findsASubmissionByItsPeoplesIds() throws IOException {
    Path kept = desk.path("out/.boardwright/graded/carla.json");
    String text = Files.readString(kept);
    String people = "\"people\":[{\"name\":\"Carla Moe\",\"id\":\"17\",\"email\":\"c@x\"}]";
    assertNotEquals(text, text.replace("\"people\":[]", people));
    Files.writeString(kept, text.replace("\"people\":[]", people));
    for (String who : new String[] {"CARLA", "c@x", "17", "carla  moe"}) {
      assertTrue(explain(who, "square/R2").hasLine("carla, seed 5"), who);
    }
    Said said = desk.run("explain", out(), "dora", "--sandbox", "none");
    assertEquals(ExitCode.WRONG_CALL, said.code());
    assertTrue(said.err().contains("no submission 'dora'. There are: ada; carla."), said.err());
  }

  @Test
  @DisplayName("shows what did not pass, where what is kept of the checks is older than they are")
  void showsWhatDidNotPass() throws IOException {
    Path kept = desk.path("out/.boardwright/graded/carla.json");
    Files.writeString(kept, Files.readString(kept).replace("\"title\":\"", "\"title\":\"Once "));
    String all = explain("carla").out();
    assertTrue(all.contains("not handed in"), all);
    assertTrue(all.contains("square/refuses-rows-off-the-board"), all);
    assertTrue(!all.contains("Once "), all);
  }

  private void handIn(String who, String type, String right, String wrong) {
    String text = desk.model(type).replace(right, wrong);
    assertNotEquals(desk.model(type), text);
    desk.write("class/" + who + "/" + type + ".java", text);
  }

  private Said explain(String... what) {
    Said said = desk.run(and(new String[] {"explain", out()}, and(what, "--sandbox", "none")));
    assertEquals(0, said.code(), said.err());
    return said;
  }

  private static String[] and(String[] words, String... more) {
    return Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new);
  }

  private String out() {
    return desk.path("out").toString();
  }
}
