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
  private final List<Piece> captured = new ArrayList<>();

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
    captured.add(piece);
  }

  /**
   * Removes all parts of a piece.
   *
   * @param piece must be the one that was added last
   */
  public void removeCaptured(Piece piece) {
    int last = captured.size() - 1;
    Contract.requires(last >= 0 && captured.get(last) == piece, "the piece was added last");
    captured.remove(last);
  }

  /** Returns the number of barriers. */
  public int getBarriers() {
    return barriers;
  }

  /** Returns the single pieces in the order in which they were captured. The list is new. */
  public List<SinglePiece> getCaptured() {
    List<SinglePiece> parts = new ArrayList<>();
    for (Piece piece : captured) {
      parts.addAll(piece.getParts());
    }
    return parts;
  }

  /** Returns the points for all of it. */
  public int getPoints() {
    int points = barriers * BarrierTile.VALUE;
    for (Piece piece : captured) {
      points += piece.getValue();
    }
    return points;
  }
}
