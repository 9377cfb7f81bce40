package board.window;

import java.awt.BorderLayout;
import java.awt.Font;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;

/**
 * What all windows of games have in common: the menus File, Game, View and Help with the usual
 * keys, a line that says how the game stands, light and dark, an icon. A window adds what it can do
 * by {@link #action}. Use it on Swing's event thread only, except where it says otherwise.
 */
public abstract class GameFrame extends JFrame {

  private static final long serialVersionUID = 1L;
  private static final int GAP = 8;

  /** The system property with the names of the classes in the program that the learner wrote. */
  private static final String OWN_CLASSES = "boardwright.own";

  private static final String KEYS =
      """


      Everything works without a mouse:
      Arrow keys and Enter (or the space bar) select a space of the board.
      Alt and the underlined letter open a menu; the menus name all other keys.
      """;

  private final JMenu fileMenu = menu("File", 'F');
  private final JMenu gameMenu = menu("Game", 'G');
  private final JMenu viewMenu = menu("View", 'V');
  private final JMenu helpMenu = menu("Help", 'H');
  private final transient List<GameAction> actions = new ArrayList<>();
  private final transient CountDownLatch closed = new CountDownLatch(1);
  private final transient FileDialogs files = new FileDialogs(this);
  private final StatusText status = new StatusText();

  /**
   * Creates a window, which is not shown yet.
   *
   * @param title the name of the game
   * @param help how it is played here, in some lines
   */
  protected GameFrame(String title, String help) {
    super(title);
    setName(title);
    setIconImages(Look.icons());
    JMenuBar bar = new JMenuBar();
    List.of(fileMenu, gameMenu, viewMenu, helpMenu).forEach(bar::add);
    setJMenuBar(bar);
    toggle(viewMenu, "Dark", "ctrl D", Look.isDark(), this::setDark);
    item(helpMenu, action("How to play here", "F1", () -> showHelp(help + KEYS), () -> true));
    JPanel foot = new JPanel(new BorderLayout());
    foot.add(status, BorderLayout.CENTER);
    addOwnClasses(foot);
    add(foot, BorderLayout.SOUTH);
    setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            ended();
            closed.countDown();
          }
        });
  }

  /** Says which classes of the program are the learner's own: what they draw, everybody sees. */
  private static void addOwnClasses(JPanel foot) {
    String own = System.getProperty(OWN_CLASSES, "");
    if (!own.isEmpty()) {
      JLabel label = new JLabel("Your classes: " + own);
      label.setName("own classes");
      label.setToolTipText(label.getText());
      label.setFont(label.getFont().deriveFont(Font.ITALIC));
      label.setBorder(BorderFactory.createEmptyBorder(0, GAP, GAP, GAP));
      label.setMinimumSize(new java.awt.Dimension(0, 0));
      foot.add(label, BorderLayout.SOUTH);
    }
  }

  /**
   * Opens a window. May be called on any thread but Swing's event thread.
   *
   * @param maker makes the window on the event thread
   * @return the window, which is on the screen
   */
  public static <F extends GameFrame> F open(Callable<F> maker) {
    FutureTask<F> task =
        new FutureTask<>(
            () -> {
              Look.apply();
              F frame = maker.call();
              frame.setVisible(true);
              return frame;
            });
    try {
      SwingUtilities.invokeAndWait(task);
      return task.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted before the window was open.", e);
    } catch (InvocationTargetException | java.util.concurrent.ExecutionException e) {
      throw new IllegalStateException("The window could not be opened.", e.getCause());
    }
  }

  /** Waits until the window is closed. To be called on any thread but Swing's event thread. */
  public final void awaitClosed() {
    try {
      closed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Called when the window was closed. Here: does nothing. */
  protected void ended() {}

  /** Arranges everything; called by the constructor of a subclass when all parts are there. */
  protected final void arrange(JComponent board) {
    Runnable close = this::dispose;
    fileMenu.addSeparator();
    item(fileMenu, action("Close", "ctrl W", close, () -> true));
    bind("ctrl Q", close);
    add(board, BorderLayout.CENTER);
    refreshActions();
    pack();
    setLocationByPlatform(true);
    board.requestFocusInWindow();
  }

  /** Returns the menu for games as a whole. */
  protected final JMenu getFileMenu() {
    return fileMenu;
  }

  /** Returns the menu for moves and players. */
  protected final JMenu getGameMenu() {
    return gameMenu;
  }

  /** Returns the menu for what the window looks like. */
  protected final JMenu getViewMenu() {
    return viewMenu;
  }

  /** Returns the dialogs that choose files. */
  protected final FileDialogs getFiles() {
    return files;
  }

  /**
   * Creates an action of this window.
   *
   * @param name what menus and buttons say
   * @param key the key that does the same; null for none
   * @param work what it does
   * @param possible whether it would do anything now; see {@link #refreshActions}
   */
  protected final GameAction action(
      String name, String key, Runnable work, BooleanSupplier possible) {
    GameAction action = new GameAction(name, key, work, possible);
    actions.add(action);
    return action;
  }

  /** Makes every action that would do nothing now grey. */
  protected final void refreshActions() {
    actions.forEach(GameAction::refresh);
  }

  /** Adds an item to a menu. */
  protected static void item(JMenu menu, GameAction action) {
    JMenuItem item = new JMenuItem(action);
    item.setName((String) action.getValue(javax.swing.Action.NAME));
    item.setToolTipText(null);
    menu.add(item);
  }

  /** Adds an item to a menu that is on or off. */
  protected static void toggle(
      JMenu menu, String name, String key, boolean on, Consumer<Boolean> work) {
    JCheckBoxMenuItem item = new JCheckBoxMenuItem(name, on);
    item.setName(name);
    item.setAccelerator(key == null ? null : KeyStroke.getKeyStroke(key));
    item.addActionListener(event -> work.accept(item.isSelected()));
    menu.add(item);
  }

  private static JMenu menu(String name, char mnemonic) {
    JMenu menu = new JMenu(name);
    menu.setName(name);
    menu.setMnemonic(mnemonic);
    return menu;
  }

  /** Has a key do something, wherever in the window the focus is. */
  protected final void bind(String key, Runnable work) {
    getRootPane()
        .getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW)
        .put(KeyStroke.getKeyStroke(key), key);
    getRootPane()
        .getActionMap()
        .put(
            key,
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(java.awt.event.ActionEvent event) {
                work.run();
              }
            });
  }

  /** Makes this and all other windows light or dark. */
  public final void setDark(boolean dark) {
    Look.setDark(dark);
    lookChanged();
  }

  /** Called when the window has become light or dark. Here: does nothing. */
  protected void lookChanged() {}

  private void showHelp(String text) {
    JOptionPane.showMessageDialog(this, text, getTitle(), JOptionPane.PLAIN_MESSAGE);
  }

  /** Says how the game stands. May be called on any thread. */
  public final void showStanding(String sentence) {
    later(() -> status.showStanding(sentence));
  }

  /** Says something for some seconds. May be called on any thread. */
  public final void say(String sentence) {
    later(() -> status.showNews(sentence, false));
  }

  /** Says what went wrong, for some seconds. May be called on any thread. */
  public final void warn(String sentence) {
    later(() -> status.showNews(sentence, true));
  }

  private static void later(Runnable work) {
    if (SwingUtilities.isEventDispatchThread()) {
      work.run();
    } else {
      SwingUtilities.invokeLater(work);
    }
  }

  /** Returns the sentence below the board. */
  public final String getStatusText() {
    return status.getText();
  }
}
