package board.window;

import board.picture.PiecePainter;
import board.picture.Theme;
import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;

/** What all windows look like: light or dark, and their icon. */
public final class Look {

  private static boolean dark;

  private Look() {}

  /**
   * Makes all windows light or dark, those that are open too. Call it on Swing's event thread.
   *
   * @param isDark whether they become dark
   */
  public static void setDark(boolean isDark) {
    dark = isDark;
    apply();
  }

  /** Tells whether windows are dark. */
  static boolean isDark() {
    return dark;
  }

  /** Has the next window look as the last one did. */
  static void apply() {
    try {
      if (UIManager.getLookAndFeel() instanceof FlatLaf flat && flat.isDark() == dark) {
        return;
      }
      if (dark) {
        FlatDarkLaf.setup();
      } else {
        FlatLightLaf.setup();
      }
      // Not those that are closed, as FlatLaf.updateUI would: Swing would remember them for ever.
      Stream.of(Window.getWindows())
          .filter(Window::isDisplayable)
          .forEach(SwingUtilities::updateComponentTreeUI);
    } catch (NoClassDefFoundError e) {
      // Without the library, the windows look as Java's windows always have.
    }
  }

  /** Returns the icon in some sizes: four spaces with two discs on them. */
  static List<Image> icons() {
    return IntStream.of(16, 32, 48, 128).mapToObj(Look::icon).toList();
  }

  private static Image icon(int size) {
    BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    int half = size / 2;
    for (int i = 0; i < 4; i++) {
      Rectangle square = new Rectangle(i % 2 * half, i / 2 * half, half, half);
      boolean isDark = i == 1 || i == 2;
      graphics.setColor(isDark ? Theme.LIGHT.darkSpace() : Theme.LIGHT.lightSpace());
      graphics.fill(square);
      if (!isDark) {
        PiecePainter.disc(i / 2, "").paint(graphics, square, Theme.LIGHT);
      }
    }
    graphics.dispose();
    return image;
  }
}
