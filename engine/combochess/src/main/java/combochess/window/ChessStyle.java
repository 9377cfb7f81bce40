package combochess.window;

import board.model.Cell;
import board.picture.BoardStyle;
import board.picture.Mark;
import board.picture.Occupant;
import board.picture.PiecePainter;
import board.picture.Theme;
import combochess.model.Kind;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.util.Arrays;
import java.util.List;

/**
 * What combination chess looks like: vector pieces, blue stars for barriers, a red selection and
 * green targets. Each of these has its own shape too, so nobody has to tell the colours apart.
 */
final class ChessStyle implements BoardStyle {

  /** The kind of an occupant that is a barrier. */
  static final String BARRIER = "barrier";

  /** Stands between the kinds of a combination. */
  static final String AND = " and ";

  /** How much of a square's side one piece of one, two or three has; the shapes are narrower. */
  private static final double[] SIDES = {1, 1, 0.62, 0.54};

  private static final Color SELECTED = new Color(0xC62828);
  private static final Color TARGET = new Color(0x1B8A3A);
  private static final Color STAR = new Color(0x1565C0);
  private static final Color[] FILL = {Color.WHITE, new Color(0x23262B)};
  private static final Color[] EDGE = {new Color(0x23262B), new Color(0xF3F4F6)};

  /**
   * Light and dark spaces in a light window, and in a dark one. What a move would bring is written
   * on them in the ink of the window, so those at night are dark enough for light letters.
   */
  private static final Color[] SPACES = {new Color(0xEDE6D6), new Color(0xA9A193)};

  private static final Color[] SPACES_AT_NIGHT = {new Color(0x756E62), new Color(0x4A443B)};

  /** A piece leaves some room below, where a space says what a move would bring. */
  private static final double MARGIN = 0.08;

  @Override
  public PiecePainter createPainter(Occupant occupant) {
    if (occupant.kind().equals(BARRIER)) {
      return (graphics, square, theme) ->
          paint(graphics, square, ChessShapes.ofBarrier(), STAR, Color.WHITE);
    }
    List<String> titles = List.of(occupant.kind().split(AND));
    List<Kind> kinds =
        Arrays.stream(Kind.values()).filter(kind -> titles.contains(kind.getTitle())).toList();
    if (kinds.isEmpty()) {
      return PiecePainter.disc(occupant.seat(), occupant.text());
    }
    return (graphics, square, theme) -> paintTogether(graphics, square, kinds, occupant.seat());
  }

  /** Paints one piece as large as the square; two or three are smaller, side by side. */
  private static void paintTogether(
      Graphics2D graphics, Rectangle square, List<Kind> kinds, int seat) {
    int side = (int) Math.round(square.width * SIDES[kinds.size()]);
    int right = square.width - side;
    int down = kinds.size() < 3 ? (square.height - side) / 2 : square.height / 16;
    for (int i = 0; i < kinds.size(); i++) {
      // The third one stands below the other two, in the middle.
      int x = i < 2 ? i * right : right / 2;
      int y = i < 2 ? down : square.height - side - square.height / 10;
      Rectangle part = new Rectangle(square.x + x, square.y + y, side, side);
      paint(graphics, part, kinds.get(i), seat);
    }
  }

  /** Paints a shape as large as it fits. */
  static void paint(Graphics2D graphics, Rectangle square, Shape shape, Color fill, Color edge) {
    double side = square.width * (1 - 2 * MARGIN);
    AffineTransform place = new AffineTransform();
    place.translate(square.x + square.width * MARGIN, square.y + square.width * MARGIN / 2);
    place.scale(side / ChessShapes.FIELD, side / ChessShapes.FIELD);
    Shape placed = place.createTransformedShape(shape);
    graphics.setColor(fill);
    graphics.fill(placed);
    graphics.setColor(edge);
    float width = Math.max(1f, square.width / 34f);
    graphics.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.draw(placed);
  }

  /** Paints a piece that stands on no board, for example in a tray. */
  static void paint(Graphics2D graphics, Rectangle square, Kind kind, int seat) {
    paint(graphics, square, ChessShapes.of(kind), FILL[seat], EDGE[seat]);
  }

  @Override
  public void paintSpace(Graphics2D graphics, Rectangle square, Cell cell, Theme theme) {
    Color[] spaces = theme.equals(Theme.DARK) ? SPACES_AT_NIGHT : SPACES;
    graphics.setColor(spaces[(cell.row() + cell.column()) % 2]);
    graphics.fill(square);
  }

  @Override
  public Color markColor(Mark mark, Theme theme) {
    return mark == Mark.SELECTED ? SELECTED : TARGET;
  }

  @Override
  public int gap(int side) {
    return 0;
  }
}
