package framework.view;

import java.awt.event.ActionEvent;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;

/**
 * Takes what a person does on a view of the board: a press of the mouse selects the space under it;
 * the arrow keys move a frame from space to space, and Enter or the space bar selects the one in
 * it.
 *
 * <p>In <em>Model-View-Controller</em> this is the controller. Pattern <em>Chain of
 * Responsibility</em>: Swing offers a key first to the component with the focus, this one; a key
 * that is not bound here goes on to the components around it, up to the window.
 */
final class BoardController extends MouseAdapter implements FocusListener {

  private final BoardView view;
  private SpaceView hovered;
  private int row;
  private int column;

  /** Whether the keys are in use; a person with a mouse needs no frame. */
  private boolean usesKeys;

  /** Listens to a view from now on. */
  BoardController(BoardView view) {
    this.view = view;
    view.addMouseListener(this);
    view.addMouseMotionListener(this);
    view.addFocusListener(this);
    bind("UP", () -> moveCursor(-1, 0));
    bind("DOWN", () -> moveCursor(1, 0));
    bind("LEFT", () -> moveCursor(0, -1));
    bind("RIGHT", () -> moveCursor(0, 1));
    bind("ENTER", () -> view.select(cursor()));
    bind("SPACE", () -> view.select(cursor()));
  }

  private void bind(String key, Runnable work) {
    view.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke(key), key);
    view.getActionMap()
        .put(
            key,
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                work.run();
              }
            });
  }

  private SpaceView cursor() {
    return view.getSpaceView(row, column);
  }

  private void moveCursor(int down, int right) {
    cursor().setCursor(false);
    usesKeys = true;
    row = Math.floorMod(row + down, view.getRows());
    column = Math.floorMod(column + right, view.getColumns());
    cursor().setCursor(true);
    view.getAccessibleContext()
        .setAccessibleDescription("Row " + (row + 1) + ", column " + (column + 1));
  }

  /** Shows the cursor again, if the arrow keys are in use. */
  @Override
  public void focusGained(FocusEvent event) {
    cursor().setCursor(usesKeys);
  }

  /** Hides the cursor. */
  @Override
  public void focusLost(FocusEvent event) {
    cursor().setCursor(false);
  }

  /** Selects the space that is pressed. */
  @Override
  public void mousePressed(MouseEvent event) {
    view.requestFocusInWindow();
    SpaceView pressed = view.spaceViewAt(event.getX(), event.getY());
    if (pressed != null && SwingUtilities.isLeftMouseButton(event)) {
      cursor().setCursor(false);
      usesKeys = false;
      row = pressed.getSpace().getRow();
      column = pressed.getSpace().getColumn();
      view.select(pressed);
    }
  }

  /** Marks the space below the mouse. */
  @Override
  public void mouseMoved(MouseEvent event) {
    hover(view.spaceViewAt(event.getX(), event.getY()));
  }

  /** Takes that mark away. */
  @Override
  public void mouseExited(MouseEvent event) {
    hover(null);
  }

  /** Shows where a click would do something: nothing where it would not. */
  private void hover(SpaceView pointed) {
    SpaceView now = pointed == null ? null : view.clickTarget(pointed);
    if (now != hovered) {
      if (hovered != null) {
        hovered.setHovered(false);
      }
      if (now != null) {
        now.setHovered(true);
      }
      hovered = now;
    }
  }
}
