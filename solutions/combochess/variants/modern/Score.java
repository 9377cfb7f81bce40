package combochess.model;

import java.util.ArrayList;
import java.util.List;

/** A score as a list of what was earned. */
public class Score {

  private final List<Gain> gains = new ArrayList<>();

  /** What one landing has brought; without parts it was a barrier. */
  private record Gain(List<SinglePiece> parts) {
    boolean isBarrier() {
      return parts.isEmpty();
    }

    int points() {
      return isBarrier() ? BarrierTile.VALUE : SinglePiece.VALUE * parts.size();
    }
  }

  /** Adds a barrier. */
  public void addBarrier() {
    gains.add(new Gain(List.of()));
  }

  /** Removes the last barrier. */
  public void removeBarrier() {
    remove(List.of());
  }

  /** Adds a piece. */
  public void addCaptured(Piece piece) {
    gains.add(new Gain(piece.getParts()));
  }

  /** Removes the piece that was added last. */
  public void removeCaptured(Piece piece) {
    remove(piece.getParts());
  }

  private void remove(List<SinglePiece> parts) {
    for (int i = gains.size() - 1; i >= 0; i--) {
      var gain = gains.get(i);
      if (gain.isBarrier() == parts.isEmpty()) {
        Contract.requires(gain.parts().equals(parts), "it was the last one");
        gains.remove(i);
        return;
      }
    }
    throw new ContractException("there is nothing to remove");
  }

  /** Returns the number of barriers. */
  public int getBarriers() {
    return (int) gains.stream().filter(Gain::isBarrier).count();
  }

  /** Returns the pieces. */
  public List<SinglePiece> getCaptured() {
    return gains.stream().flatMap(gain -> gain.parts().stream()).toList();
  }

  /** Returns the points. */
  public int getPoints() {
    return gains.stream().mapToInt(Gain::points).sum();
  }
}
