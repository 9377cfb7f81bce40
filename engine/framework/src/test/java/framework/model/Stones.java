package framework.model;

import board.model.LineFinder;
import java.util.List;

/** What a board tells only its subclasses. */
public final class Stones {

  private Stones() {}

  /** Returns where players have pieces, see {@link Board#stones}. */
  public static long[] of(Board board, LineFinder finder, List<Player> players) {
    return board.stones(finder, players);
  }
}
