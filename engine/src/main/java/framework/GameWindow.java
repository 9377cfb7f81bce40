package framework;

import com.formdev.flatlaf.FlatLightLaf;
import java.awt.BorderLayout;
import java.awt.event.ActionEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.JTextArea;
import javax.swing.JToolBar;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;
import javax.swing.filechooser.FileNameExtensionFilter;

/**
 * The window of a game: buttons above, the board in the middle, a line below that says how the game
 * stands. To be used on Swing's event thread only, except where it says otherwise.
 */
public final class GameWindow extends JFrame {

  private static final long serialVersionUID = 1L;

  private static final int GAP = 8;

  /** Under this name the window keeps the file that was chosen last. */
  private static final String LAST_FILE = "last file";

  private final CountDownLatch closed = new CountDownLatch(1);
  private final BoardView boardView;

  /** A text area and not a label, because a long sentence shall go on in a second line. */
  private final JTextArea statusText = new JTextArea(" ");

  /** Makes the window of a program, and does not show it yet. */
  GameWindow(GameApplication application) {
    super(application.getName());
    JToolBar bar = new JToolBar();
    bar.setFloatable(false);
    application.addButtons(bar);
    GameContext context = application.getContext();
    boardView = context.call(() -> context.factory().createBoardView(context.board()));
    statusText.setName("status");
    statusText.setLineWrap(true);
    statusText.setWrapStyleWord(true);
    statusText.setEditable(false);
    statusText.setFocusable(false);
    statusText.setOpaque(false);
    statusText.setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
    statusText.getAccessibleContext().setAccessibleName("How the game stands");
    followStatus(context.master());
    bindClose();
    add(bar, BorderLayout.NORTH);
    add(boardView, BorderLayout.CENTER);
    add(statusText, BorderLayout.SOUTH);
    setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    endGameWhenClosed(context);
    pack();
    setLocationByPlatform(true);
    boardView.requestFocusInWindow();
  }

  /** Has all windows that are made from now on look modern, if the library for that is there. */
  static void setLook() {
    try {
      FlatLightLaf.setup();
    } catch (NoClassDefFoundError e) {
      // Without the library, the windows look as Java's windows always have.
    }
  }

  /** The key that closes windows everywhere closes this one. */
  private void bindClose() {
    KeyStroke key = KeyStroke.getKeyStroke("ctrl W");
    getRootPane()
        .registerKeyboardAction(event -> dispose(), key, JComponent.WHEN_IN_FOCUSED_WINDOW);
  }

  private void followStatus(GameMaster master) {
    StatusLine line =
        new StatusLine() {
          @Override
          protected void show(String sentence) {
            SwingUtilities.invokeLater(() -> statusText.setText(sentence));
          }
        };
    line.follow(master);
  }

  private void endGameWhenClosed(GameContext context) {
    addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            context.commands().submitCommand(new AbortGameCommand());
            closed.countDown();
          }
        });
  }

  /** Adds a button to a bar; a key does the same, wherever in the window the focus is. */
  static void addButton(JToolBar bar, String name, String tip, String key, Runnable pressed) {
    AbstractAction action =
        new AbstractAction(name) {
          private static final long serialVersionUID = 1L;

          @Override
          public void actionPerformed(ActionEvent event) {
            pressed.run();
          }
        };
    JButton button = new JButton(action);
    button.setName(name);
    button.setFocusable(false);
    button.setToolTipText(key == null ? tip : tip + " (" + key + ")");
    if (key != null) {
      // What the board does not take, the window offers to its buttons.
      button.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(KeyStroke.getKeyStroke(key), name);
      button.getActionMap().put(name, action);
    }
    bar.add(button);
  }

  /** Lets a person choose a file. */
  static void chooseFile(JFrame window, String verb, Consumer<Path> use) {
    File last = (File) window.getRootPane().getClientProperty(LAST_FILE);
    JFileChooser chooser = new JFileChooser();
    chooser.setFileFilter(new FileNameExtensionFilter("Games (*.txt)", "txt"));
    chooser.setSelectedFile(last == null ? new File(window.getTitle() + ".txt") : last);
    if (chooser.showDialog(window, verb) == JFileChooser.APPROVE_OPTION) {
      File file = chooser.getSelectedFile();
      window.getRootPane().putClientProperty(LAST_FILE, file);
      if (verb.startsWith("Open") || !Files.exists(file.toPath()) || mayReplace(window, file)) {
        use.accept(file.toPath());
      }
    }
  }

  private static boolean mayReplace(JFrame window, File file) {
    String question = "Replace " + file.getName() + "?";
    return JOptionPane.showConfirmDialog(
            window, question, window.getTitle(), JOptionPane.YES_NO_OPTION)
        == JOptionPane.YES_OPTION;
  }

  /** Returns the view of the board. */
  public BoardView getBoardView() {
    return boardView;
  }

  /** Returns what stands in the line below the board. */
  public String getStatusText() {
    return statusText.getText();
  }

  /** Waits until the window is closed. To be called on any thread but Swing's event thread. */
  public void awaitClosed() {
    try {
      closed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
