import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;

/**
 * Draws boards between boxes of equal size that stand one above the other.
 */
public class Shelf {
  private final List<Rectangle> boxes;

  /** Makes a shelf for boxes, the topmost first. */
  public Shelf(List<Rectangle> boxes) {
    this.boxes = boxes;
  }

  /** How much room a board takes between two boxes. */
  public int gap(int boxHeight) {
    return Math.max(3, boxHeight / 10);
  }

  /** Fills what is left free between each box and the one below it. */
  public void draw(Graphics2D graphics) {
    Color before = graphics.getColor();
    graphics.setColor(Color.DARK_GRAY);
    for (int i = 1; i < boxes.size(); i++) {
      Rectangle upper = boxes.get(i - 1);
      int bottom = upper.y + upper.height;
      int height = boxes.get(i).y - bottom;
      graphics.fillRect(upper.x, bottom, upper.width, height);
    }
    graphics.setColor(before);
  }
}
