package framework.window;

import java.util.function.Consumer;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;

/** Makes menus and their items. */
final class Menus {

  private Menus() {}

  /** Returns a menu that opens by Alt and a letter. */
  static JMenu menu(String name, char mnemonic) {
    JMenu menu = new JMenu(name);
    menu.setMnemonic(mnemonic);
    return menu;
  }

  /** Adds an item, which a key activates too. */
  static void item(JMenu menu, String name, String key, Runnable work) {
    JMenuItem item = new JMenuItem(name);
    item.setName(name);
    item.setAccelerator(KeyStroke.getKeyStroke(key));
    item.addActionListener(event -> work.run());
    menu.add(item);
  }

  /** Adds an item that is on or off. */
  static void toggle(JMenu menu, String name, boolean on, Consumer<Boolean> work) {
    JCheckBoxMenuItem item = new JCheckBoxMenuItem(name, on);
    item.setName(name);
    item.addActionListener(event -> work.accept(item.isSelected()));
    menu.add(item);
  }
}
