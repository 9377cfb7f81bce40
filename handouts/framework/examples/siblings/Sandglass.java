import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Stroke;

/** Draws a sandglass, two triangles tip to tip, into any rectangle. */
public class Sandglass {
  private final Color sand;
  private boolean empty;

  /** Creates a sandglass with sand of this colour. */
  public Sandglass(Color sand) {
    this.sand = sand;
  }

  /**
   * Shows it with sand or without; returns whether it looks different now.
   */
  public boolean setEmpty(boolean now) {
    boolean changed = now != empty;
    empty = now;
    return changed;
  }

  /** Draws it, and gives the graphics back as it came. */
  public void draw(Graphics2D graphics, Rectangle place) {
    Color colorBefore = graphics.getColor();
    Stroke strokeBefore = graphics.getStroke();
    int margin = place.width / 8;
    int left = place.x + margin;
    int right = place.x + place.width - margin;
    int top = place.y + margin;
    int bottom = place.y + place.height - margin;
    int[] columns = {left, right, left, right};
    int[] rows = {top, top, bottom, bottom};
    graphics.setColor(sand);
    graphics.setStroke(new BasicStroke(Math.max(1, margin / 2f)));
    graphics.drawPolygon(columns, rows, columns.length);
    if (!empty) {
      graphics.fillPolygon(columns, rows, columns.length);
    }
    graphics.setStroke(strokeBefore);
    graphics.setColor(colorBefore);
  }
}
