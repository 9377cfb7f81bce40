import java.util.ArrayList;
import java.util.List;

/** Goes step by step. */
public abstract class SlidingPiece extends SinglePiece {
    /** The constructor. */
    public SlidingPiece(Kind kind, Colour colour, char twin)
    {
        super(kind, colour, twin);
    }

    /** The directions. */
    protected abstract int[][] getDirections();

    @Override
    public List<Square> getReach(Board board, Square from)
    {
        ArrayList<Square> list = new ArrayList<Square>();
        int[][] directions = getDirections();
        for (int i = 0; i < directions.length; i++) {
            int far = 1;
            boolean more = true;
            while (more) {
                Square square = from.step(far * directions[i][0], far * directions[i][1]);
                if (board.contains(square) == false) {
                    more = false;
                } else {
                    list.add(square);
                    Tile tile = board.getTile(square);
                    if (tile.isBarrier() || tile.getPiece() != null) {
                        more = false;
                    }
                }
                far = far + 1;
            }
        }
        return list;
    }
}
