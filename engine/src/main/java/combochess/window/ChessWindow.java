package combochess.window;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLightLaf;
import combochess.controller.CancelEvent;
import combochess.controller.Controller;
import combochess.controller.GameStatus;
import combochess.controller.NewGameEvent;
import combochess.controller.OpenEvent;
import combochess.controller.RedoEvent;
import combochess.controller.UndoEvent;
import combochess.model.GameModel;
import combochess.model.SavedGame;
import combochess.model.TimeSource;
import combochess.play.TreePlayer;
import combochess.view.GameFile;
import java.awt.BorderLayout;
import java.awt.event.ActionEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.JToolBar;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.WindowConstants;

/** The window of the game: buttons, the view, and what keeps the clock going. */
public final class ChessWindow extends JFrame {

  private static final long serialVersionUID = 1L;
  private static final int TICK_MILLIS = 100;

  private final transient CountDownLatch closed = new CountDownLatch(1);
  private final transient WindowView view = new WindowView();
  private final transient Controller controller;
  private final JFileChooser files = new JFileChooser();

  private ChessWindow(TimeSource clock) {
    super("Combination chess");
    setName("Combination chess");
    TreePlayer computer = new TreePlayer(SwingUtilities::invokeLater, new Random());
    GameModel model = new GameModel(clock);
    controller = new Controller(model, view, computer);
    // Behind the greeting, one sees the board already.
    view.showBoard(model.getBoard(), null);
    view.showClock(model.getTimer().getSecondsLeft());
    addButtons(view.getBar());
    add(view.getBar(), BorderLayout.PAGE_START);
    add(GuiLayoutFactory.createContents(view));
    setGlassPane(view.getQuestions());
    bind("ESCAPE", () -> view.post(new CancelEvent()));
    Timer ticks = new Timer(TICK_MILLIS, event -> view.attempt(controller::tick));
    ticks.start();
    setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            ticks.stop();
            computer.stop();
            closed.countDown();
          }
        });
    pack();
    setLocationByPlatform(true);
  }

  /**
   * Opens the window. Call it on Swing's event thread.
   *
   * @param clock where the timer gets the time from; not null
   * @param dark whether the window is dark
   */
  public static ChessWindow open(TimeSource clock, boolean dark) {
    try {
      if (dark) {
        FlatDarkLaf.setup();
      } else {
        FlatLightLaf.setup();
      }
    } catch (NoClassDefFoundError e) {
      // Without the library, the window looks as Java's windows always have.
    }
    ChessWindow window = new ChessWindow(clock);
    window.setVisible(true);
    window.controller.start();
    return window;
  }

  /**
   * Waits until the window is closed. Not to be called on Swing's event thread.
   *
   * @throws InterruptedException if the thread is interrupted
   */
  public void awaitClosed() throws InterruptedException {
    closed.await();
  }

  /** Returns the controller. */
  Controller getController() {
    return controller;
  }

  /** Returns the view. */
  WindowView getView() {
    return view;
  }

  private void addButtons(JToolBar bar) {
    bar.setFloatable(false);
    addButton(bar, "New game", "ctrl N", () -> view.post(new NewGameEvent()));
    addButton(bar, "Open…", "ctrl O", this::openFile);
    JButton save = addButton(bar, "Save…", "ctrl S", this::saveFile);
    bar.addSeparator();
    JButton undo = addButton(bar, "Take back", "ctrl Z", () -> view.post(new UndoEvent()));
    JButton redo = addButton(bar, "Play again", "ctrl Y", () -> view.post(new RedoEvent()));
    view.onStatus(
        () -> {
          GameStatus status = view.getStatus();
          save.setEnabled(status != null);
          undo.setEnabled(status != null && status.canUndo());
          redo.setEnabled(status != null && status.canRedo());
        });
  }

  private JButton addButton(JToolBar bar, String text, String key, Runnable work) {
    JButton button = new JButton(text);
    button.setName(text);
    button.setToolTipText(text + " (" + key.replace("ctrl ", "Ctrl+") + ")");
    button.setFocusable(false);
    button.addActionListener(event -> work.run());
    bar.add(button);
    bind(
        key,
        () -> {
          if (button.isEnabled()) {
            work.run();
          }
        });
    return button;
  }

  private void bind(String key, Runnable work) {
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
              public void actionPerformed(ActionEvent event) {
                work.run();
              }
            });
  }

  private void openFile() {
    if (files.showOpenDialog(this) == JFileChooser.APPROVE_OPTION) {
      try {
        view.post(new OpenEvent(GameFile.read(files.getSelectedFile().toPath())));
      } catch (IOException e) {
        view.showMessage(e.getMessage());
      }
    }
  }

  private void saveFile() {
    if (files.showSaveDialog(this) != JFileChooser.APPROVE_OPTION) {
      return;
    }
    Path file = files.getSelectedFile().toPath();
    String question = file.getFileName() + " exists already. Replace it?";
    if (Files.exists(file)
        && JOptionPane.showConfirmDialog(this, question, "Save", JOptionPane.YES_NO_OPTION)
            != JOptionPane.YES_OPTION) {
      return;
    }
    try {
      GameFile.write(file, SavedGame.write(controller.getModel()));
      view.showMessage("Saved as " + file.getFileName() + ".");
    } catch (IOException e) {
      view.showMessage(e.getMessage());
    }
  }
}
