package framework.view;

import java.awt.Graphics2D;

/**
 * Calls for the suites what only the framework and subclasses may call of views. It is loaded
 * beside the classes under check, and holds nothing else. Nothing here needs Swing's event thread.
 */
public final class ViewAccess {
  private ViewAccess() {}

  /** Draws a board view as Swing would: board, spaces, pieces, marks. */
  public static void paint(BoardView view, Graphics2D graphics) {
    view.paintComponent(graphics);
  }
}
