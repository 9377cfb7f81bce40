package gamedesign.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Cell;
import board.picture.BoardPanel;
import board.picture.Occupant;
import board.picture.Picture;
import board.picture.Theme;
import gamedesign.engine.Board;
import gamedesign.engine.Tile;
import gamedesign.reverse.ReverseGame;
import gamedesign.reverse.TableBoard;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.List;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A picture of a game")
class GamePictureTest {

  private static final Cell GAP = new Cell(0, 1);

  private final Picture table = GamePicture.of(new ReverseGame(new TableBoard()));

  @Test
  @DisplayName("shows the text of a tile, and no player who is not on the board")
  void showsTheTextOfATile() {
    assertEquals(List.of(1, 3), List.of(table.rows(), table.columns()));
    assertEquals(List.of("21"), texts(table, new Cell(0, 0)));
  }

  @Test
  @DisplayName("shows a gap as a hole through which one sees the ground")
  void showsAGapAsAHole() throws Exception {
    assertEquals(List.of(" "), texts(table, GAP));
    BufferedImage image = new BufferedImage(300, 120, BufferedImage.TYPE_INT_RGB);
    SwingUtilities.invokeAndWait(
        () -> {
          BoardPanel panel = new BoardPanel(GamePicture.STYLE, cell -> {});
          panel.setTheme(Theme.LIGHT);
          panel.setSize(300, 120);
          panel.show(table);
          panel.paint(image.getGraphics());
          Rectangle gap = panel.getSquare(GAP);
          Rectangle pile = panel.getSquare(new Cell(0, 0));
          int ground = Theme.LIGHT.ground().getRGB();
          assertEquals(ground, image.getRGB(gap.x + 3, gap.y + 3));
          assertNotEquals(ground, image.getRGB(pile.x + 3, pile.y + 3));
        });
  }

  @Test
  @DisplayName("shows a tile without a text, or with an empty one, by the initial of its class")
  void showsATileWithoutAText() {
    Board board = new TableBoard();
    assertEquals("T", TileText.of(new Tile(board)));
    assertEquals("T", TileText.of(new Tile(board) {}), "a class without a name");
    assertEquals(
        "T",
        TileText.of(
            new Tile(board) {
              @Override
              public String toString() {
                return "  ";
              }
            }));
  }

  @Test
  @DisplayName("shows the first line of a long text, and eight characters of it")
  void showsTheFirstLineOfALongText() {
    Tile tile =
        new Tile(new TableBoard()) {
          @Override
          public String toString() {
            return "treasure chest\nof gold";
          }
        };
    assertEquals("treasure", TileText.of(tile));
    assertTrue(TileText.of(null).isBlank());
  }

  private static List<String> texts(Picture picture, Cell cell) {
    return picture.at(cell).stream().map(Occupant::text).toList();
  }
}
