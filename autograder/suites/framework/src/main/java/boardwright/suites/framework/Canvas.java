package boardwright.suites.framework;

import boardwright.testkit.Call;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An image for a view to draw into. It tells where something was drawn, in which colours, and
 * whether the view gave the {@link Graphics2D} back as it came: every part of its state is unusual
 * here, so putting back the usual one does not do.
 */
final class Canvas {
  /** What is there before a view draws. Hardly anybody draws in this colour. */
  private static final Color GROUND = new Color(0x3A1B5C);

  /** The colour that the graphics has when a view gets it. */
  private static final Color PEN = new Color(0xB81F4D);

  private static final int WIDEST_PICTURE = 24;

  /** How far the graphics is shifted, as that of a component within a window is. */
  private static final int SHIFT = 7;

  private static final int OPAQUE = 0xFF000000;

  private final int width;
  private final int height;
  private final BufferedImage image;

  /** The image's colours, line by line: to ask the image for one takes far longer. */
  private final int[] pixels;

  private String changes = "";

  private Canvas(int width, int height) {
    this.width = width;
    this.height = height;
    this.image = new BufferedImage(width + SHIFT, height + SHIFT, BufferedImage.TYPE_INT_RGB);
    this.pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
  }

  /** Has something drawn on an image of this size; what the drawing throws comes through. */
  static Canvas draw(int width, int height, Drawing drawing) throws Exception {
    Canvas canvas = new Canvas(width, height);
    Graphics2D graphics = canvas.image.createGraphics();
    graphics.setColor(GROUND);
    graphics.fillRect(0, 0, width + SHIFT, height + SHIFT);
    graphics.setStroke(new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL, 3));
    graphics.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    graphics.setBackground(new Color(0x0B3C49));
    graphics.setComposite(AlphaComposite.SrcOver.derive(0.999f));
    graphics.setFont(new Font(Font.MONOSPACED, Font.ITALIC, 13));
    graphics.translate(SHIFT, SHIFT);
    graphics.setClip(0, 0, width, height);
    graphics.setColor(PEN);
    Map<String, Object> before = state(graphics);
    drawing.draw(graphics);
    Map<String, Object> after = state(graphics);
    before.entrySet().removeAll(after.entrySet());
    if (before.containsKey("the colour")) {
      before.remove("the paint"); // which is the same colour
    }
    if (!canvas.drawsStill(graphics)) {
      canvas.changes = "yours called its dispose(), and it draws no more";
    } else if (!before.isEmpty()) {
      canvas.changes = "yours changed " + String.join(", ", before.keySet());
    }
    graphics.dispose();
    return canvas;
  }

  /** Draws on the rim of the image, where nobody looks, and tells whether it went. */
  private boolean drawsStill(Graphics2D graphics) {
    graphics.setTransform(new AffineTransform());
    graphics.setClip(null);
    graphics.setComposite(AlphaComposite.Src);
    Color other = new Color(~image.getRGB(0, 0));
    graphics.setColor(other);
    graphics.fillRect(0, 0, 1, 1);
    return image.getRGB(0, 0) == other.getRGB();
  }

  /** Fails unless the graphics came back from a drawing as it went. */
  static void comesBack(Call<Canvas> drawing) {
    String expected = "the graphics given back as it came";
    drawing.as(Canvas::changes).require(String::isEmpty, expected, changes -> changes);
  }

  /** What of the graphics was not given back as it came, in words; mostly empty. */
  String changes() {
    return changes;
  }

  private boolean isTouched(Point point) {
    return rgb(point.x, point.y) != GROUND.getRGB();
  }

  private int rgb(int x, int y) {
    return OPAQUE | pixels[(y + SHIFT) * (width + SHIFT) + x + SHIFT];
  }

  /** How many points of a rectangle were drawn on. */
  int touched(Rectangle rectangle) {
    return count(rectangle, point -> isTouched(point));
  }

  /** The smallest rectangle with everything in it that was drawn; empty if nothing was. */
  Rectangle bounds() {
    Rectangle bounds = new Rectangle(-1, -1);
    points(all())
        .filter(point -> isTouched(point))
        .forEach(point -> bounds.add(new Rectangle(point.x, point.y, 1, 1)));
    return bounds.width < 0 ? new Rectangle() : bounds;
  }

  /**
   * The first point, line by line, that was drawn on outside of a rectangle; null if there is none.
   *
   * @param rim how many points beyond its edges do not count
   */
  Point touchedOutside(Rectangle rectangle, int rim) {
    Rectangle inside = new Rectangle(rectangle);
    inside.grow(rim, rim);
    return points(all())
        .filter(point -> isTouched(point) && !inside.contains(point))
        .findFirst()
        .orElse(null);
  }

  /** How many points of a rectangle have the colour of this point, near enough. */
  int countLike(Point point, Rectangle rectangle) {
    Color color = new Color(rgb(point.x, point.y));
    return count(rectangle, other -> near(new Color(rgb(other.x, other.y)), color));
  }

  private static boolean near(Color one, Color other) {
    return Math.abs(one.getRed() - other.getRed()) < 4
        && Math.abs(one.getGreen() - other.getGreen()) < 4
        && Math.abs(one.getBlue() - other.getBlue()) < 4;
  }

  private int count(Rectangle rectangle, Predicate<Point> which) {
    return (int) points(rectangle).filter(which).count();
  }

  /** The points of a rectangle, line by line, as far as they are on the image. */
  private Stream<Point> points(Rectangle rectangle) {
    Rectangle part = rectangle.intersection(all());
    int columns = Math.max(part.width, 0);
    return IntStream.range(0, columns * Math.max(part.height, 0))
        .mapToObj(i -> new Point(part.x + i % columns, part.y + i / columns));
  }

  /** Whether every point looks as on another canvas. */
  boolean looksLike(Canvas other) {
    return differences(other) == 0;
  }

  /** How many points differ from those of another canvas of this size. */
  int differences(Canvas other) {
    return count(all(), p -> rgb(p.x, p.y) != other.rgb(p.x, p.y));
  }

  /**
   * How many points would differ from those of another canvas of this size if there were no
   * colours: where one has an edge, from left to right or from top to bottom, and the other none.
   */
  int differentShapes(Canvas other) {
    return count(all(), point -> isEdge(point) != other.isEdge(point));
  }

  private boolean isEdge(Point point) {
    int here = rgb(point.x, point.y);
    return point.x > 0 && rgb(point.x - 1, point.y) != here
        || point.y > 0 && rgb(point.x, point.y - 1) != here;
  }

  private Rectangle all() {
    return new Rectangle(0, 0, width, height);
  }

  /** The canvas as a few lines of text: {@code #} where something was drawn, otherwise a dot. */
  @Override
  public String toString() {
    return picture(all());
  }

  /** A part of the canvas as a few lines of text. */
  String picture(Rectangle part) {
    int cell =
        Math.max(1, (Math.max(part.width, part.height) + WIDEST_PICTURE - 1) / WIDEST_PICTURE);
    StringBuilder picture = new StringBuilder();
    for (int y = part.y; y < part.y + part.height; y += cell) {
      picture.append(picture.isEmpty() ? "" : "\n");
      for (int x = part.x; x < part.x + part.width; x += cell) {
        picture.append(touched(new Rectangle(x, y, cell, cell)) > 0 ? '#' : '.');
      }
    }
    return picture.toString();
  }

  /** Draws something. */
  interface Drawing {
    /** Draws into this graphics. */
    void draw(Graphics2D graphics) throws Exception;
  }

  /** What a view must give back, by its name. */
  private static Map<String, Object> state(Graphics2D graphics) {
    Map<String, Object> state = new LinkedHashMap<>();
    state.put("the colour", graphics.getColor());
    state.put("the paint", graphics.getPaint());
    state.put("the stroke", graphics.getStroke());
    double[] transformation = new double[6];
    graphics.getTransform().getMatrix(transformation);
    state.put("the transformation", rounded(transformation));
    // on the image: what was turned or moved and not turned back leaves it where it is
    Shape clip = graphics.getClip();
    if (clip != null) {
      Rectangle2D place = graphics.getTransform().createTransformedShape(clip).getBounds2D();
      state.put(
          "the clip", rounded(place.getX(), place.getY(), place.getWidth(), place.getHeight()));
    }
    state.put("the composite", graphics.getComposite());
    state.put("the font", graphics.getFont());
    state.put("the background", graphics.getBackground());
    state.put("the rendering hints", graphics.getRenderingHints().clone());
    return state;
  }

  /** In thousandths: who turns and turns back the same way is off by less. */
  private static List<Long> rounded(double... values) {
    return DoubleStream.of(values).mapToObj(value -> Math.round(1000 * value)).toList();
  }
}
