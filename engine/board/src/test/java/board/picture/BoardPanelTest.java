package board.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Cell;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The panel paints into images; no display is needed. */
@DisplayName("A panel for boards")
@Timeout(60)
class BoardPanelTest {

  private static final Cell CENTRE = new Cell(1, 1);
  private static final Occupant X = new Occupant(0, "cross", "X");

  private final List<Cell> selected = new ArrayList<>();

  private BoardPanel panel(Picture picture, BoardStyle style, int width, int height) {
    BoardPanel panel = new BoardPanel(style, selected::add);
    panel.setSize(width, height);
    panel.setTheme(Theme.LIGHT);
    show(panel, picture);
    return panel;
  }

  private static void show(BoardPanel panel, Picture picture) {
    onEventThread(() -> panel.show(picture));
  }

  private static void onEventThread(Runnable work) {
    try {
      SwingUtilities.invokeAndWait(work);
    } catch (ReflectiveOperationException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static BufferedImage paint(BoardPanel panel) {
    BufferedImage image =
        new BufferedImage(panel.getWidth(), panel.getHeight(), BufferedImage.TYPE_INT_RGB);
    onEventThread(
        () -> {
          Graphics2D graphics = image.createGraphics();
          panel.paint(graphics);
          graphics.dispose();
        });
    return image;
  }

  private static int[] pixels(BufferedImage image, Rectangle part) {
    return image.getRGB(part.x, part.y, part.width, part.height, null, 0, part.width);
  }

  @ParameterizedTest(name = "{0} x {1} in {2} x {3}")
  @CsvSource({"3, 3, 200, 200", "1, 9, 700, 90", "10, 10, 160, 700", "6, 7, 61, 59"})
  @DisplayName("shows all spaces of a board of any shape as squares that do not meet")
  void showsAllSpacesOfABoardOfAnyShape(int rows, int columns, int width, int height) {
    Picture picture = Picture.ofSize(rows, columns).build();
    BoardPanel panel = panel(picture, BoardStyle.PLAIN, width, height);
    Rectangle whole = new Rectangle(width, height);
    for (Cell cell : picture.cells()) {
      Rectangle square = panel.getSquare(cell);
      assertTrue(whole.contains(square), cell + " at " + square);
      assertEquals(square.width, square.height);
      assertEquals(cell, panel.cellAt(square.x, square.y));
      assertEquals(cell, panel.cellAt(square.x + square.width - 1, square.y + square.height - 1));
      for (Cell other : picture.cells()) {
        assertEquals(cell.equals(other), square.intersects(panel.getSquare(other)));
      }
    }
    assertNull(panel.cellAt(0, 0));
  }

  @ParameterizedTest
  @EnumSource(
      value = Mark.class,
      names = {"SELECTABLE"},
      mode = EnumSource.Mode.EXCLUDE)
  @DisplayName("shows every mark, in that space only and unlike every other one")
  void showsEveryMark(Mark mark) {
    Picture plain = Picture.ofSize(3, 3).put(CENTRE, X).build();
    Picture marked = Picture.ofSize(3, 3).put(CENTRE, X).mark(mark, CENTRE).build();
    BoardPanel panel = panel(plain, BoardStyle.PLAIN, 300, 300);
    BufferedImage before = paint(panel);
    show(panel, marked);
    BufferedImage after = paint(panel);
    for (Cell cell : plain.cells()) {
      Rectangle square = panel.getSquare(cell);
      assertEquals(
          !cell.equals(CENTRE), Arrays.equals(pixels(before, square), pixels(after, square)));
    }
    for (Mark other : Mark.values()) {
      if (other != mark) {
        show(panel, Picture.ofSize(3, 3).put(CENTRE, X).mark(other, CENTRE).build());
        Rectangle square = panel.getSquare(CENTRE);
        assertFalse(
            Arrays.equals(pixels(after, square), pixels(paint(panel), square)), "like " + other);
      }
    }
  }

  @Test
  @DisplayName("shows an empty space apart from what lies between the spaces")
  void showsAnEmptySpaceApart() {
    for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
      assertTrue(contrast(theme.ground(), theme.space()) > 1.3, theme.toString());
      assertTrue(contrast(theme.darkSpace(), theme.accent()) > 2.5, theme.toString());
      for (int seat = 0; seat < 2; seat++) {
        assertTrue(contrast(theme.space(), theme.seat(seat)) > 2.5, theme + " " + seat);
      }
    }
  }

  private static double contrast(Color one, Color other) {
    double light = Math.max(luminance(one), luminance(other));
    double dark = Math.min(luminance(one), luminance(other));
    return (light + 0.05) / (dark + 0.05);
  }

  /** As the Web Content Accessibility Guidelines 2.1 define relative luminance. */
  private static double luminance(Color color) {
    double[] parts = new double[3];
    float[] components = color.getRGBColorComponents(null);
    for (int i = 0; i < 3; i++) {
      double c = components[i];
      parts[i] = c <= 0.03928 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  }

  @Test
  @DisplayName("reports the space under a press of the left button, and no other press")
  void reportsTheSpaceUnderAPressOfTheLeftButton() {
    BoardPanel panel = panel(Picture.ofSize(3, 3).build(), BoardStyle.PLAIN, 300, 300);
    press(panel, panel.getSquare(CENTRE), MouseEvent.BUTTON3);
    press(panel, new Rectangle(2, 2), MouseEvent.BUTTON1);
    assertEquals(List.of(), selected);
    press(panel, panel.getSquare(CENTRE), MouseEvent.BUTTON1);
    assertEquals(List.of(CENTRE), selected);
  }

  private static void press(BoardPanel panel, Rectangle where, int button) {
    int x = (int) where.getCenterX();
    int y = (int) where.getCenterY();
    int mask = InputEvent.getMaskForButton(button);
    MouseEvent event =
        new MouseEvent(panel, MouseEvent.MOUSE_PRESSED, 0, mask, x, y, 1, false, button);
    onEventThread(() -> panel.dispatchEvent(event));
  }

  @Test
  @DisplayName("goes from space to space with the arrow keys, around the edges, and says where")
  void goesFromSpaceToSpaceWithTheArrowKeys() {
    BoardPanel panel = panel(Picture.ofSize(2, 3).build(), BoardStyle.PLAIN, 300, 300);
    // The first key only shows where the keys are.
    for (String key : List.of("RIGHT", "LEFT", "UP", "ENTER", "RIGHT", "SPACE")) {
      onEventThread(() -> type(panel, key));
    }
    assertEquals(List.of(new Cell(1, 2), new Cell(1, 0)), selected);
    assertEquals("Row 2, column 1, empty", panel.getAccessibleContext().getAccessibleDescription());
  }

  private static void type(BoardPanel panel, String key) {
    Object name = panel.getInputMap(JComponent.WHEN_FOCUSED).get(KeyStroke.getKeyStroke(key));
    panel
        .getActionMap()
        .get(name)
        .actionPerformed(new ActionEvent(panel, ActionEvent.ACTION_PERFORMED, key));
  }

  @Test
  @DisplayName("keeps the frame of the keys on the board when a smaller board is shown")
  void keepsTheFrameOfTheKeysOnTheBoard() {
    BoardPanel panel = panel(Picture.ofSize(3, 3).build(), BoardStyle.PLAIN, 300, 300);
    List.of("DOWN", "UP", "LEFT").forEach(key -> onEventThread(() -> type(panel, key)));
    show(panel, Picture.ofSize(1, 2).build());
    onEventThread(() -> type(panel, "ENTER"));
    assertEquals(List.of(new Cell(0, 1)), selected);
  }

  @Test
  @DisplayName("marks a space under the mouse only where a click means something")
  void marksASpaceUnderTheMouseOnly() {
    Cell other = new Cell(0, 0);
    Picture picture = Picture.ofSize(3, 3).mark(Mark.SELECTABLE, CENTRE).build();
    BoardPanel panel = panel(picture, BoardStyle.PLAIN, 300, 300);
    int[] before = pixels(paint(panel), new Rectangle(300, 300));
    moveTo(panel, other);
    assertTrue(Arrays.equals(before, pixels(paint(panel), new Rectangle(300, 300))));
    moveTo(panel, CENTRE);
    assertFalse(Arrays.equals(before, pixels(paint(panel), new Rectangle(300, 300))));
  }

  private static void moveTo(BoardPanel panel, Cell cell) {
    Rectangle square = panel.getSquare(cell);
    int x = (int) square.getCenterX();
    int y = (int) square.getCenterY();
    MouseEvent event = new MouseEvent(panel, MouseEvent.MOUSE_MOVED, 0, 0, x, y, 0, false);
    onEventThread(() -> panel.dispatchEvent(event));
  }

  @Test
  @DisplayName("paints all else and tells once if a painter throws")
  void paintsAllElseAndTellsOnce() {
    BoardStyle style =
        occupant -> {
          if (occupant.kind().equals("bad")) {
            throw new IllegalStateException("no such piece");
          }
          return PiecePainter.disc(occupant.seat(), occupant.text());
        };
    Cell good = new Cell(2, 2);
    Picture picture =
        Picture.ofSize(3, 3).put(CENTRE, new Occupant(0, "bad", "B")).put(good, X).build();
    BoardPanel panel = panel(picture, style, 300, 300);
    List<String> told = new ArrayList<>();
    panel.setTroubleListener(trouble -> told.add(trouble.getMessage()));
    paint(panel);
    BufferedImage image = paint(panel);
    assertEquals(List.of("no such piece"), told);
    BoardPanel without =
        panel(Picture.ofSize(3, 3).put(good, X).build(), BoardStyle.PLAIN, 300, 300);
    assertTrue(
        Arrays.equals(
            pixels(image, panel.getSquare(good)), pixels(paint(without), panel.getSquare(good))));
  }

  @Test
  @DisplayName("lets no piece paint outside of its space")
  void letsNoPiecePaintOutsideOfItsSpace() {
    BoardStyle wild =
        occupant ->
            (graphics, square, theme) -> {
              graphics.setColor(Color.RED);
              graphics.fillRect(0, 0, 300, 300);
            };
    BoardPanel panel = panel(Picture.ofSize(3, 3).put(CENTRE, X).build(), wild, 300, 300);
    BufferedImage image = paint(panel);
    Rectangle square = panel.getSquare(CENTRE);
    assertEquals(Color.RED.getRGB(), image.getRGB(square.x, square.y));
    assertNotEquals(Color.RED.getRGB(), image.getRGB(square.x - 1, square.y));
    assertNotEquals(Color.RED.getRGB(), image.getRGB(2, 2));
  }

  @Test
  @DisplayName("shows the newest of the pictures that other threads show")
  void showsTheNewestOfThePictures() {
    BoardPanel panel = panel(Picture.ofSize(3, 3).build(), BoardStyle.PLAIN, 300, 300);
    Picture last = Picture.ofSize(3, 3).put(CENTRE, X).build();
    panel.show(Picture.ofSize(2, 2).build());
    panel.show(last);
    onEventThread(() -> assertEquals(last, panel.getPicture()));
  }
}
