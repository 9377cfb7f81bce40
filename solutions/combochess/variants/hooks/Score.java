package combochess.model;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Barriers and captured pieces, in a tally of each. */
public class Score {
  private final Deque<Integer> barriers = new ArrayDeque<>();
  private final Deque<Piece> captured = new ArrayDeque<>();

  /** Counts a barrier. */
  public void addBarrier() {
    barriers.push(BarrierTile.VALUE);
  }

  /** Takes a barrier back. */
  public void removeBarrier() {
    Contract.requires(!barriers.isEmpty(), "there is a barrier");
    barriers.pop();
  }

  /** Counts a piece. */
  public void addCaptured(Piece piece) {
    captured.addLast(piece);
  }

  /** Takes a piece back, the last one. */
  public void removeCaptured(Piece piece) {
    Contract.requires(captured.peekLast() == piece && piece != null, "it was the last one");
    captured.removeLast();
  }

  /** Returns the number of barriers. */
  public int getBarriers() {
    return barriers.size();
  }

  /** Returns the captured pieces. */
  public List<SinglePiece> getCaptured() {
    List<SinglePiece> all = new ArrayList<>();
    captured.forEach(piece -> all.addAll(piece.getParts()));
    return all;
  }

  /** Returns the points. */
  public int getPoints() {
    return getBarriers() + 5 * getCaptured().size();
  }
}
