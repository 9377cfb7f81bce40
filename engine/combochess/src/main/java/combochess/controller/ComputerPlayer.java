package combochess.controller;

import combochess.model.GameModel;
import combochess.model.Move;
import java.util.function.Consumer;

/** Chooses moves for the computer. It may take its time and use its own thread. */
public interface ComputerPlayer {

  /**
   * Begins to think, and returns at once.
   *
   * @param position a copy that nobody else uses; a legal move exists in it
   * @param level how well to play; not null
   * @param answer gets the move later, on the thread of the controller; an answer to an older
   *     question is ignored
   */
  void think(GameModel position, Level level, Consumer<Move> answer);

  /** Gives up thinking; if nobody is thinking, nothing happens. */
  void stop();
}
