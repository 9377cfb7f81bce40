package combochess.model;

import java.util.ArrayList;
import java.util.List;

/**
 * What one player has earned: barriers removed, pieces captured, and points for both.
 *
 * <p>Invariant: the number of barriers is not negative.
 */
public class Score {
  // The points follow from the other two, so they can never drift apart from what happened on the
  // board.

  private int barriers;
  private final List<Piece> captured = new ArrayList<>();

  /** Creates a score of 0 points. */
  public Score() {
    // Nothing is earned yet.
  }

  /** Counts a barrier that the player removed: 1 point. */
  public void addBarrier() {
    barriers++;
  }

  /** Takes back {@link #addBarrier}; there must be a barrier to take back. */
  public void removeBarrier() {
    Contract.requires(barriers > 0, "a barrier was counted before");
    barriers--;
  }

  /**
   * Counts a captured piece: 5 points for each of its parts.
   *
   * @param piece the piece; not null
   */
  public void addCaptured(Piece piece) {
    captured.add(piece);
  }

  /**
   * Takes back {@link #addCaptured}.
   *
   * @param piece the piece that was counted last, with all its parts
   */
  public void removeCaptured(Piece piece) {
    int last = captured.size() - 1;
    Contract.requires(
        last >= 0 && captured.get(last).getParts().equals(piece.getParts()),
        "the piece was the last one counted");
    captured.remove(last);
  }

  /** Returns how many barriers the player removed. */
  public int getBarriers() {
    return barriers;
  }

  /** Returns the captured single pieces, the first one first; a new list. */
  public List<SinglePiece> getCaptured() {
    List<SinglePiece> parts = new ArrayList<>();
    for (Piece piece : captured) {
      parts.addAll(piece.getParts());
    }
    return parts;
  }

  /** Returns the points: 1 for each barrier and 5 for each captured single piece. */
  public int getPoints() {
    return BarrierTile.VALUE * barriers + SinglePiece.VALUE * getCaptured().size();
  }
}
