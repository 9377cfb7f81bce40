import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** The sign that forbids all traffic: a red ring, white inside. */
public class TrafficSign {

  /** Draws the sign into a rectangle, and leaves the graphics as it was. */
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    Graphics2D copy = (Graphics2D) graphics.create();
    copy.translate(rectangle.x, rectangle.y);
    int ring = rectangle.width / 10;
    int width = rectangle.width - 2 * ring;
    int height = rectangle.height - 2 * ring;
    copy.setColor(Color.WHITE);
    copy.fillOval(ring, ring, width, height);
    copy.setColor(Color.RED);
    copy.setStroke(new BasicStroke(ring));
    copy.drawOval(ring, ring, width, height);
    copy.dispose();
  }
}
