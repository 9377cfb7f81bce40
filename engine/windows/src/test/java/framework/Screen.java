package framework;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import framework.view.BoardView;
import java.awt.AWTEvent;
import java.awt.AWTException;
import java.awt.Component;
import java.awt.Container;
import java.awt.GraphicsEnvironment;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import javax.imageio.ImageIO;
import javax.swing.AbstractButton;
import javax.swing.SwingUtilities;

/** A person at a screen, played by a robot. */
public final class Screen {

  private static final long PATIENCE_NANOS = 30_000_000_000L;

  /** How many clicks have reached a window of this program. */
  private static final AtomicLong CLICKS = new AtomicLong();

  static {
    Toolkit.getDefaultToolkit()
        .addAWTEventListener(
            event -> {
              if (event.getID() == MouseEvent.MOUSE_RELEASED) {
                CLICKS.incrementAndGet();
              }
            },
            AWTEvent.MOUSE_EVENT_MASK);
  }

  private final Robot robot;

  /** For keys: without a pause between press and release, or the key would repeat itself. */
  private final Robot typist = new Robot();

  private Screen() throws AWTException {
    robot = new Robot();
    robot.setAutoDelay(15);
  }

  /** Returns a person at the screen; if there is no display, ends the test as not applicable. */
  public static Screen sit() throws AWTException {
    assumeFalse(
        GraphicsEnvironment.isHeadless(), "This test needs a display: run it under xvfb-run.");
    return new Screen();
  }

  /**
   * Clicks in the middle of a rectangle of a component. The display may still be about to show the
   * component's window, or to move it: a click would go to nobody. So the mouse follows it first,
   * and where a click went to nobody after all, a person clicks again.
   */
  public void click(Component component, Rectangle rectangle) {
    long before = CLICKS.get();
    long end = System.nanoTime() + PATIENCE_NANOS;
    do {
      waitUntil(() -> isMouseOver(component, rectangle), "the mouse is over " + component);
      robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
      robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
      rest();
      for (int i = 0; i < 20 && CLICKS.get() == before; i++) {
        rest();
      }
    } while (CLICKS.get() == before && System.nanoTime() < end);
  }

  private boolean isMouseOver(Component component, Rectangle rectangle) {
    if (!component.isShowing()) {
      return false;
    }
    Point corner = component.getLocationOnScreen();
    int x = corner.x + (int) rectangle.getCenterX();
    int y = corner.y + (int) rectangle.getCenterY();
    robot.mouseMove(x - 2, y - 2); // a window that came up under a mouse at rest has not seen it
    robot.mouseMove(x, y);
    Point there = component.getMousePosition();
    if (there == null) { // without a window manager, a new window may lie below an old one
      SwingUtilities.getWindowAncestor(component).toFront();
    }
    return there != null && rectangle.contains(there);
  }

  /**
   * Gives the display time to hand on what was done, and Swing to answer. {@link Robot#waitForIdle}
   * would do, but on some displays waits ten seconds for an event that never comes.
   */
  private void rest() {
    for (int i = 0; i < 2; i++) {
      robot.delay(50);
      onEventThread(() -> null);
    }
  }

  /** Presses the button of a name without a mouse, as soon as it is there. */
  public void push(String name) {
    waitUntil(() -> find(name) != null, "there is " + name);
    SwingUtilities.invokeLater(((AbstractButton) find(name))::doClick);
    rest();
  }

  /** Clicks on a space of a board. */
  public void click(BoardView view, int row, int column) {
    onEventThread(view::getGrid);
    click(view, onEventThread(() -> view.getSpaceView(row, column).getRectangle()));
  }

  /** Clicks on the component with a name, in whichever window it is, as soon as it is there. */
  public void click(String name) {
    waitUntil(() -> find(name) != null, "there is " + name);
    Component found = find(name);
    waitUntilItRests(found);
    click(found, new Rectangle(found.getSize()));
  }

  /** A window that has just come up may still move: waits until a component stays where it is. */
  private void waitUntilItRests(Component component) {
    Point before = null;
    Point now = onEventThread(component::getLocationOnScreen);
    while (!now.equals(before)) {
      robot.delay(150);
      before = now;
      now = onEventThread(component::getLocationOnScreen);
    }
  }

  /** Presses and releases keys, one after another. */
  public void press(int... keys) {
    for (int key : keys) {
      typist.keyPress(key);
      typist.keyRelease(key);
      rest();
    }
  }

  /** Presses a key while another one is held. */
  public void pressWith(int held, int key) {
    typist.keyPress(held);
    typist.keyPress(key);
    typist.keyRelease(key);
    typist.keyRelease(held);
    rest();
  }

  /** Returns a visible component by its name; a button also by what stands on it; null if none. */
  public static Component find(String name) {
    return onEventThread(
        () -> {
          for (Window window : Window.getWindows()) {
            Component found = window.isShowing() ? find(window, name) : null;
            if (found != null) {
              return found;
            }
          }
          return null;
        });
  }

  private static Component find(Container container, String name) {
    for (Component component : container.getComponents()) {
      boolean isIt =
          name.equals(component.getName())
              || component instanceof AbstractButton button && name.equals(button.getText());
      Component found = null;
      if (isIt && component.isShowing()) {
        found = component;
      } else if (component instanceof Container inner) {
        found = find(inner, name);
      }
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Waits until something is so, and fails if that takes too long. */
  public void waitUntil(BooleanSupplier condition, String what) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!onEventThread(condition::getAsBoolean) && System.nanoTime() < end) {
      robot.delay(20);
    }
    assertTrue(onEventThread(condition::getAsBoolean), what);
  }

  /** Keeps a picture of the whole screen under target, for people to look at. */
  public void photograph(String name) throws IOException {
    rest();
    Rectangle all =
        GraphicsEnvironment.getLocalGraphicsEnvironment()
            .getDefaultScreenDevice()
            .getDefaultConfiguration()
            .getBounds();
    BufferedImage picture = robot.createScreenCapture(all);
    File folder = new File("target/screenshots");
    assertTrue(folder.isDirectory() || folder.mkdirs());
    ImageIO.write(picture, "png", new File(folder, name + ".png"));
  }

  /** Does something on Swing's event thread, and returns its result. */
  public static <T> T onEventThread(Callable<T> work) {
    FutureTask<T> task = new FutureTask<>(work);
    if (SwingUtilities.isEventDispatchThread()) {
      task.run();
    } else {
      SwingUtilities.invokeLater(task);
    }
    try {
      return task.get();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    } catch (java.util.concurrent.ExecutionException e) {
      throw new AssertionError(e.getCause());
    }
  }
}
