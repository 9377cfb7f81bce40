package combochess.model;

import java.util.ArrayList;
import java.util.List;

/** An array that grows, and a number of barriers. */
public class Score {
  private Piece[] captured = new Piece[2];
  private int count;
  private int barriers;

  /** Counts a barrier. */
  public void addBarrier() {
    barriers++;
  }

  /** Takes a barrier back. */
  public void removeBarrier() {
    Contract.requires(barriers > 0, "there is a barrier");
    barriers--;
  }

  /** Counts a piece. */
  public void addCaptured(Piece piece) {
    if (count == captured.length) {
      captured = java.util.Arrays.copyOf(captured, 2 * count);
    }
    captured[count++] = piece;
  }

  /** Takes a piece back, the last one. */
  public void removeCaptured(Piece piece) {
    Contract.requires(count > 0 && captured[count - 1] == piece, "it was the last one");
    captured[--count] = null;
  }

  /** Returns the number of barriers. */
  public int getBarriers() {
    return barriers;
  }

  /** Returns the captured pieces. */
  public List<SinglePiece> getCaptured() {
    List<SinglePiece> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.addAll(captured[i].getParts());
    }
    return all;
  }

  /** Returns the points. */
  public int getPoints() {
    int points = barriers;
    for (Piece piece : captured) {
      points += piece == null ? 0 : piece.getValue();
    }
    return points;
  }
}
