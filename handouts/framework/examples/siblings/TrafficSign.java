import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** A round sign for drivers: a coloured ring, white inside. */
public class TrafficSign {
  private final String order;

  /** Creates a sign with an order; null for the end of all orders. */
  public TrafficSign(String order) {
    this.order = order;
  }

  /** Returns the order that the constructor got. */
  public String getOrder() {
    return order;
  }

  /** Draws the sign into a rectangle, and leaves the graphics as it was. */
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    Graphics2D copy = (Graphics2D) graphics.create();
    copy.translate(rectangle.x, rectangle.y);
    int ring = rectangle.width / 10;
    int width = rectangle.width - 2 * ring;
    int height = rectangle.height - 2 * ring;
    copy.setColor(Color.WHITE);
    copy.fillOval(ring, ring, width, height);
    copy.setColor(color());
    copy.setStroke(new BasicStroke(ring));
    copy.drawOval(ring, ring, width, height);
    copy.dispose();
  }

  private Color color() {
    if (order == null) {
      return Color.GRAY;
    }
    return order.startsWith("no ") ? Color.RED : Color.BLUE;
  }
}
