package boardwright.diagram.scenes;

import boardwright.diagram.Recorder;
import framework.games.tictactoe.TicTacToeApplication;
import framework.saved.SaveGameCommand;
import java.nio.file.Files;
import java.nio.file.Path;

/** A game with one move is saved. */
public final class SaveScene {
  private SaveScene() {}

  /** Plays it. */
  public static void play() throws Exception {
    Seats.inContext(SaveScene::playHere);
  }

  private static void playHere() throws Exception {
    Seats.begin(new TicTacToeApplication());
    Seats.select(1, 1);
    Path file = Files.createTempFile("saved", ".txt");
    SaveGameCommand command = new SaveGameCommand(file, "Tic-Tac-Toe");
    Recorder.begin();
    Seats.submit(command);
    Seats.await();
    Recorder.end();
    Files.delete(file);
  }
}
