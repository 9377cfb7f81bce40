package board.picture;

import board.model.Cell;
import java.awt.event.ActionEvent;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Set;
import java.util.StringJoiner;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;

/**
 * Takes what a person does on a panel: a press of the left mouse button selects the space under it;
 * the arrow keys move a frame from space to space, and Enter or the space bar selects the one in
 * it.
 *
 * <p>In <em>Model-View-Controller</em> this is the controller. Pattern <em>Chain of
 * Responsibility</em>: Swing offers a key to the component with the focus first, which is the
 * panel; a key that is not bound there goes on to the components around it, up to the window.
 */
final class BoardInput extends MouseAdapter implements FocusListener {

  private final BoardPanel panel;
  private Cell hovered;
  private Cell place = new Cell(0, 0);

  /** Whether the keys are in use; a person with a mouse needs no frame. */
  private boolean usesKeys;

  /** Listens to a panel from now on. */
  BoardInput(BoardPanel panel) {
    this.panel = panel;
    panel.addMouseListener(this);
    panel.addMouseMotionListener(this);
    panel.addFocusListener(this);
    bind("UP", () -> moveCursor(-1, 0));
    bind("DOWN", () -> moveCursor(1, 0));
    bind("LEFT", () -> moveCursor(0, -1));
    bind("RIGHT", () -> moveCursor(0, 1));
    bind("ENTER", () -> panel.select(place));
    bind("SPACE", () -> panel.select(place));
  }

  private void bind(String key, Runnable work) {
    panel.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke(key), key);
    panel
        .getActionMap()
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

  /** Returns where the arrow keys are; null while they are not used. */
  Cell cursor() {
    return usesKeys ? place : null;
  }

  /** Returns the space under the mouse if a click there means something; null otherwise. */
  Cell hovered() {
    if (hovered == null) {
      return null;
    }
    Cell meant = panel.meant(hovered);
    Set<Mark> marks = panel.getPicture().marks(meant);
    return marks.contains(Mark.SELECTABLE) || marks.contains(Mark.TARGET) ? meant : null;
  }

  /** Keeps the frame on the board when another board is shown, and says what is in it now. */
  void pictureChanged() {
    Picture picture = panel.getPicture();
    place =
        new Cell(
            Math.min(place.row(), picture.rows() - 1),
            Math.min(place.column(), picture.columns() - 1));
    panel.getAccessibleContext().setAccessibleDescription(describe(picture, place));
  }

  private void moveCursor(int down, int right) {
    Picture picture = panel.getPicture();
    if (usesKeys) {
      place =
          new Cell(
              Math.floorMod(place.row() + down, picture.rows()),
              Math.floorMod(place.column() + right, picture.columns()));
    }
    usesKeys = true;
    panel.getAccessibleContext().setAccessibleDescription(describe(picture, place));
    panel.repaint();
  }

  /** Says in words what is on a space. */
  static String describe(Picture picture, Cell cell) {
    StringJoiner words = new StringJoiner(", ");
    words.add("Row " + (cell.row() + 1));
    words.add("column " + (cell.column() + 1));
    if (picture.at(cell).isEmpty()) {
      words.add("empty");
    }
    picture
        .at(cell)
        .forEach(
            occupant ->
                words.add(
                    occupant.seat() == Occupant.NOBODY
                        ? occupant.kind()
                        : occupant.kind() + " of player " + (occupant.seat() + 1)));
    picture.marks(cell).stream()
        .filter(mark -> mark == Mark.SELECTED || mark == Mark.TARGET || mark == Mark.WINNING)
        .forEach(mark -> words.add(mark == Mark.TARGET ? "can be reached" : lower(mark)));
    return words.toString();
  }

  private static String lower(Mark mark) {
    return mark == Mark.SELECTED ? "selected" : "has won";
  }

  @Override
  public void focusGained(FocusEvent event) {
    panel.repaint();
  }

  @Override
  public void focusLost(FocusEvent event) {
    panel.repaint();
  }

  @Override
  public void mousePressed(MouseEvent event) {
    panel.requestFocusInWindow();
    Cell pressed = panel.cellAt(event.getX(), event.getY());
    if (pressed != null && SwingUtilities.isLeftMouseButton(event)) {
      usesKeys = false;
      place = pressed;
      panel.select(pressed);
    }
  }

  @Override
  public void mouseMoved(MouseEvent event) {
    hover(panel.cellAt(event.getX(), event.getY()));
  }

  @Override
  public void mouseExited(MouseEvent event) {
    hover(null);
  }

  private void hover(Cell now) {
    if (now == null ? hovered != null : !now.equals(hovered)) {
      hovered = now;
      panel.repaint();
    }
  }
}
