package gamedesign.play;

import com.formdev.flatlaf.FlatLightLaf;
import framework.view.BoardPanel;
import framework.view.Picture;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.concurrent.CountDownLatch;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;

/** A window that shows the board of a game. The game itself runs in the terminal. */
final class BoardWindow {

  private final CountDownLatch closed = new CountDownLatch(1);
  private final BoardPanel panel;

  private BoardWindow(String title, Picture picture) {
    FlatLightLaf.setup();
    panel = new BoardPanel(GamePicture.STYLE, cell -> {});
    panel.show(picture);
    JFrame frame = new JFrame(title);
    frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    frame.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            closed.countDown();
          }
        });
    frame.add(panel);
    frame.pack();
    frame.setLocationRelativeTo(null);
    frame.setVisible(true);
  }

  /**
   * Opens a window. Do not call this on Swing's event thread.
   *
   * @param title what the window is called; not null
   * @param picture what it shows first; not null
   */
  static BoardWindow open(String title, Picture picture) throws ReflectiveOperationException {
    BoardWindow[] opened = new BoardWindow[1];
    try {
      SwingUtilities.invokeAndWait(() -> opened[0] = new BoardWindow(title, picture));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e); // nobody interrupts the thread of the game
    }
    return opened[0];
  }

  /**
   * Shows another picture.
   *
   * @param picture what to show; not null
   */
  void show(Picture picture) {
    panel.show(picture);
  }

  /** Waits until the window has been closed. */
  void awaitClosing() throws InterruptedException {
    closed.await();
  }
}
