package boardwright.diagram.scenes;

import boardwright.diagram.Recorder;
import framework.application.BoardObserver;
import framework.games.tictactoe.TicTacToeApplication;
import framework.model.Board;
import framework.model.GameContext;
import framework.play.Factory;
import framework.view.BoardView;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import javax.swing.SwingUtilities;

/** The first click on an empty board of Tic-Tac-Toe. */
public final class ClickScene {
  private static final int SIDE = 300;

  private ClickScene() {}

  /** Plays it. */
  public static void play() throws Exception {
    Seats.inContext(ClickScene::playHere);
  }

  private static void playHere() throws Exception {
    TicTacToeApplication application = new TicTacToeApplication();
    Seats.begin(application);
    BoardView view = Factory.instance().createBoardView(Board.instance());
    new BoardObserver(view, GameContext.current());
    view.setSize(SIDE, SIDE);
    view.spaceViewAt(0, 0); // the spaces lie where they lie from now on
    Rectangle place = view.getSpaceView(1, 1).getRectangle();
    MouseEvent press =
        new MouseEvent(
            view,
            MouseEvent.MOUSE_PRESSED,
            0,
            InputEvent.BUTTON1_DOWN_MASK,
            (int) place.getCenterX(),
            (int) place.getCenterY(),
            1,
            false,
            MouseEvent.BUTTON1);
    Recorder.begin();
    view.dispatchEvent(press);
    Seats.await();
    SwingUtilities.invokeAndWait(() -> {});
    Recorder.end();
  }
}
