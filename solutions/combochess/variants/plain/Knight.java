import java.util.ArrayList;
import java.util.List;

/** Eight lines for eight leaps. */
public class Knight extends SinglePiece {
    /** The constructor. */
    public Knight(Colour c, char ab)
    {
        super(Kind.KNIGHT, c, ab);
    }

    @Override
    public List<Square> getReach(Board board, Square from)
    {
        ArrayList<Square> list = new ArrayList<Square>();
        add(list, board, from.step(1, 2));
        add(list, board, from.step(2, 1));
        add(list, board, from.step(2, -1));
        add(list, board, from.step(1, -2));
        add(list, board, from.step(-1, -2));
        add(list, board, from.step(-2, -1));
        add(list, board, from.step(-2, 1));
        add(list, board, from.step(-1, 2));
        return list;
    }

    private void add(List<Square> list, Board board, Square square)
    {
        if (board.contains(square)) {
            list.add(square);
        }
    }
}
