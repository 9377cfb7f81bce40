package boardwright.diagram.scenes;

import boardwright.diagram.Recorder;
import framework.games.quixo.QuixoApplication;
import framework.play.TakeBackCommand;

/** A cube is taken at the upper rim and pushed in at a corner; then the move is taken back. */
public final class QuixoScene {
  private QuixoScene() {}

  /** Plays it. */
  public static void play() throws Exception {
    Seats.inContext(QuixoScene::playHere);
  }

  private static void playHere() throws Exception {
    Seats.begin(new QuixoApplication());
    Seats.select(0, 2);
    Recorder.begin();
    Seats.select(0, 4);
    Seats.submit(new TakeBackCommand(1));
    Seats.await();
    Recorder.end();
  }
}
