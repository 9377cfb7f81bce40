/** A rook that finds its directions in a loop. */
public class Rook extends SlidingPiece {
    /** The constructor. */
    public Rook(Colour c, char ab)
    {
        super(Kind.ROOK, c, ab);
    }

    @Override
    public int[][] getDirections()
    {
        int[][] found = new int[4][];
        int count = 0;
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                if ((dx == 0) != (dy == 0)) {
                    found[count++] = new int[] {dx, dy};
                }
            }
        }
        return found;
    }
}
