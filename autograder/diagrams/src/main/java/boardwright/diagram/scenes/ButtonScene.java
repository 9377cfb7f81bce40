package boardwright.diagram.scenes;

import boardwright.diagram.Recorder;
import framework.games.tictactoe.TicTacToeApplication;
import java.awt.Component;
import javax.swing.JButton;
import javax.swing.JToolBar;

/** The button "Take back" is pressed in Tic-Tac-Toe. */
public final class ButtonScene extends TicTacToeApplication {
  private ButtonScene() {}

  /** Plays it. */
  public static void play() throws Exception {
    Seats.inContext(ButtonScene::playHere);
  }

  private static void playHere() throws Exception {
    ButtonScene application = new ButtonScene();
    Seats.begin(application);
    JButton takeBack = application.button(TAKE_BACK);
    Recorder.begin();
    takeBack.doClick(0);
    Seats.await();
    Recorder.end();
  }

  private JButton button(String name) {
    JToolBar bar = new JToolBar();
    addButtons(bar);
    for (Component button : bar.getComponents()) {
      if (name.equals(button.getName())) {
        return (JButton) button;
      }
    }
    throw new IllegalStateException("No button is called " + name);
  }
}
