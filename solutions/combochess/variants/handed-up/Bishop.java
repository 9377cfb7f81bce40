package combochess.model;

import java.util.function.Supplier;

/** Slides along diagonals, which a supplier names. */
public class Bishop extends SlidingPiece {
  private final Supplier<int[][]> directions = Bishop::diagonals;

  /** Creates a bishop. */
  public Bishop(Colour colour, char twin) {
    super(Kind.BISHOP, colour, twin);
  }

  private static int[][] diagonals() {
    int[][] steps = new int[4][];
    for (int i = 0; i < 4; i++) {
      steps[i] = new int[] {i % 2 * 2 - 1, i / 2 * 2 - 1};
    }
    return steps;
  }

  @Override
  protected int[][] getDirections() {
    return directions.get();
  }
}
