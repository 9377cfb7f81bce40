package boardwright.diagram.scenes;

import boardwright.diagram.Recorder;
import framework.games.tictactoe.TicTacToeApplication;
import framework.play.TakeBackCommand;

/** A move of Tic-Tac-Toe that is taken back. */
public final class TakeBackScene {
  private TakeBackScene() {}

  /** Plays it. */
  public static void play() throws Exception {
    Seats.inContext(TakeBackScene::playHere);
  }

  private static void playHere() throws Exception {
    Seats.begin(new TicTacToeApplication());
    Seats.select(1, 1);
    TakeBackCommand command = new TakeBackCommand(1);
    Recorder.begin();
    Seats.submit(command);
    Seats.await();
    Recorder.end();
  }
}
