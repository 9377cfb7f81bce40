package board.window;

import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.KeyStroke;

/**
 * Something that a person can ask a window for: by a menu, by a key, by a button. All of them are
 * grey while it would do nothing. Pattern <em>Command</em>, as Swing has it.
 */
public final class GameAction extends AbstractAction {

  private static final long serialVersionUID = 1L;

  private final transient Runnable work;
  private final transient BooleanSupplier possible;

  /**
   * Creates an action.
   *
   * @param name what menus and buttons say
   * @param key the key that does the same, as {@link KeyStroke#getKeyStroke(String)} reads it; null
   *     for none
   * @param work what it does, on the event thread
   * @param possible whether it would do anything now
   */
  GameAction(String name, String key, Runnable work, BooleanSupplier possible) {
    super(name);
    this.work = work;
    this.possible = possible;
    KeyStroke stroke = key == null ? null : KeyStroke.getKeyStroke(key);
    putValue(Action.ACCELERATOR_KEY, stroke);
    putValue(
        Action.SHORT_DESCRIPTION, stroke == null ? name : name + " (" + describe(stroke) + ")");
  }

  /** Returns how a key is printed on keyboards, such as {@code Ctrl+Shift+Z}. */
  static String describe(KeyStroke key) {
    String held = InputEvent.getModifiersExText(key.getModifiers());
    String text = KeyEvent.getKeyText(key.getKeyCode());
    return held.isEmpty() ? text : held + "+" + text;
  }

  /** Finds out whether this would do anything now. */
  void refresh() {
    setEnabled(possible.getAsBoolean());
  }

  /** Does the work, if it is possible now. */
  @Override
  public void actionPerformed(ActionEvent event) {
    if (possible.getAsBoolean()) {
      work.run();
    }
  }
}
