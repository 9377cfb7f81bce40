package gametree.window;

import gametree.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * All moves of a game, also those that were taken back and can be made again. Used by the game's
 * thread alone.
 */
final class MoveLog {

  /**
   * One move.
   *
   * @param player who made it: 0 or 1
   */
  record Made(int player, Move move) {}

  private final List<Made> all = new ArrayList<>();
  private int made;

  /** Forgets everything: a new game begins. */
  void clear() {
    all.clear();
    made = 0;
  }

  /** Goes back to the beginning; the moves stay. */
  void rewind() {
    made = 0;
  }

  /** Adds a move. If it is the one that was made here before, the later ones stay. */
  void add(int player, Move move) {
    Made now = new Made(player, move);
    if (made == all.size() || !all.get(made).equals(now)) {
      all.subList(made, all.size()).clear();
      all.add(now);
    }
    made++;
  }

  /** Returns how many moves were made. */
  int made() {
    return made;
  }

  /** Returns all moves, the first one first; a new list. */
  List<Made> all() {
    return List.copyOf(all);
  }
}
