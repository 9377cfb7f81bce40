package framework.games.quixo;

import framework.model.Board;
import framework.model.Player;
import framework.model.Space;
import java.util.List;

/** A move that was tried on a {@link QuixoSheet}. */
final class QuixoTrial {
  private static final int SIZE = 5;

  private final int from;
  private final int to;
  private final QuixoSheet after;

  QuixoTrial(int from, int to, QuixoSheet after) {
    this.from = from;
    this.to = to;
    this.after = after;
  }

  Space getFrom() {
    return Board.instance().getSpace(from / SIZE, from % SIZE);
  }

  Space getTo() {
    return Board.instance().getSpace(to / SIZE, to % SIZE);
  }

  boolean wins(Player mover, Player other) {
    return after.hasLineOf(mover) && !after.hasLineOf(other);
  }

  boolean loses(Player other) {
    return after.hasLineOf(other);
  }

  boolean letsWin(Player mover, Player other) {
    List<QuixoTrial> answers = after.trials(other);
    for (QuixoTrial answer : answers) {
      if (answer.wins(other, mover)) {
        return true;
      }
    }
    return false;
  }
}
