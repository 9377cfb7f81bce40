package combochess.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/** A score that keeps the pieces as they were captured, combinations included. */
public class Score {

  private final Deque<Piece> captured = new ArrayDeque<>();
  private final Deque<BarrierTile> barriers = new ArrayDeque<>();

  /** An empty score. */
  public Score() {}

  /** A barrier more. */
  public void addBarrier() {
    barriers.push(new BarrierTile());
  }

  /** A barrier less. */
  public void removeBarrier() {
    Contract.requires(!barriers.isEmpty(), "there is one");
    barriers.pop();
  }

  /** A piece more. */
  public void addCaptured(Piece piece) {
    captured.addLast(piece);
  }

  /** A piece less. */
  public void removeCaptured(Piece piece) {
    Contract.requires(captured.peekLast() == piece, "it was the last one");
    captured.removeLast();
  }

  /** How many barriers. */
  public int getBarriers() {
    return barriers.size();
  }

  /** Which pieces. */
  public List<SinglePiece> getCaptured() {
    return captured.stream()
        .flatMap(piece -> piece.getParts().stream())
        .collect(Collectors.toUnmodifiableList());
  }

  /** How many points. */
  public int getPoints() {
    return getBarriers() + captured.stream().mapToInt(Piece::getValue).sum();
  }
}
