package gamedesign.engine;

import java.util.Objects;

/** A tile that counts its visitors. */
public class Tile {
  /** The board that this tile is on. */
  protected final Board board;

  private int visits;

  /** A tile of this board. */
  public Tile(Board b) {
    board = Objects.requireNonNull(b);
  }

  /** Counts, and leaves the rest to subclasses. */
  public void onMoveTo(Player p) {
    visits++;
  }

  @Override
  public String toString() {
    return getClass().getSimpleName() + " with " + visits + " visits";
  }
}
