package combochess.model;

import java.util.Arrays;

/** Slides along rows and columns. */
public class Rook extends SlidingPiece {
  private enum Line {
    UP(0, -1),
    DOWN(0, 1),
    LEFT(-1, 0),
    RIGHT(1, 0);

    private final int[] step;

    Line(int... step) {
      this.step = step;
    }
  }

  /** Creates a rook. */
  public Rook(Colour colour, char twin) {
    super(Kind.ROOK, colour, twin);
  }

  @Override
  protected int[][] getDirections() {
    return Arrays.stream(Line.values()).map(line -> line.step.clone()).toArray(int[][]::new);
  }
}
