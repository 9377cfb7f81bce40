package combochess.model;

import java.util.ArrayList;
import java.util.List;

/**
 * The barriers and pieces that a player has won.
 *
 * <p>Invariant: the number of barriers is 0 or more.
 */
public class Score {

  private int barriers;
  private final List<SinglePiece> captured = new ArrayList<>();

  /** Creates a score without points. */
  public Score() {}

  /** One more barrier. */
  public void addBarrier() {
    barriers++;
  }

  /** One barrier less. At least one must have been added. */
  public void removeBarrier() {
    Contract.requires(barriers > 0, "there is a barrier");
    barriers--;
  }

  /**
   * Adds all parts of a piece.
   *
   * @param piece not null
   */
  public void addCaptured(Piece piece) {
    for (SinglePiece part : piece.getParts()) {
      captured.add(part);
    }
  }

  /**
   * Removes all parts of a piece.
   *
   * @param piece must be the one that was added last
   */
  public void removeCaptured(Piece piece) {
    List<SinglePiece> parts = piece.getParts();
    int rest = captured.size() - parts.size();
    Contract.requires(rest >= 0, "so many pieces were added");
    for (int i = 0; i < parts.size(); i++) {
      Contract.requires(captured.get(rest + i) == parts.get(i), "the piece was added last");
    }
    while (captured.size() > rest) {
      captured.remove(rest);
    }
  }

  /** Returns the number of barriers. */
  public int getBarriers() {
    return barriers;
  }

  /** Returns the single pieces in the order in which they were captured. The list is new. */
  public List<SinglePiece> getCaptured() {
    return new ArrayList<>(captured);
  }

  /** Returns the points for all of it. */
  public int getPoints() {
    int points = barriers * BarrierTile.VALUE;
    for (SinglePiece piece : captured) {
      points += piece.getValue();
    }
    return points;
  }
}
