package combochess;

import combochess.controller.ComputerPlayer;
import combochess.model.GameModel;
import combochess.model.Move;
import java.util.function.Consumer;

/** Plays the move that brings most points at once, and the first of several such moves. */
final class GreedyPlayer implements ComputerPlayer {

  @Override
  public void think(GameModel position, Consumer<Move> answer) {
    Move best = null;
    for (Move move : position.getLegalMoves()) {
      if (best == null || position.getPoints(move) > position.getPoints(best)) {
        best = move;
      }
    }
    answer.accept(best);
  }

  @Override
  public void stop() {
    // It never thinks for long.
  }
}
