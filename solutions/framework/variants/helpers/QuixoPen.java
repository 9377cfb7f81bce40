package framework.games.quixo;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;

/** Remembers how a graphics was, and puts it back. */
final class QuixoPen {
  private final Graphics2D graphics;
  private final Color color;
  private final Stroke stroke;
  private final Font font;
  private final Shape clip;

  QuixoPen(Graphics2D graphics) {
    this.graphics = graphics;
    this.color = graphics.getColor();
    this.stroke = graphics.getStroke();
    this.font = graphics.getFont();
    this.clip = graphics.getClip();
  }

  void putBack() {
    graphics.setColor(color);
    graphics.setStroke(stroke);
    graphics.setFont(font);
    graphics.setClip(clip);
  }
}
