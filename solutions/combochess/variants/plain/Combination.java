import java.util.ArrayList;
import java.util.List;

/** One field for each part; null if there is none. */
public class Combination extends Piece {
    private final SinglePiece[] parts;

    private Combination(Colour colour, SinglePiece[] parts)
    {
        super(colour);
        this.parts = parts;
    }

    /**
     * Makes a combination.
     * @param list one to three parts that fit together
     */
    public static Piece of(List<SinglePiece> list)
    {
        SinglePiece[] byKind = new SinglePiece[Kind.values().length];
        SinglePiece last = null;
        int count = 0;
        for (SinglePiece piece : list) {
            if (last != null && last.getColour() != piece.getColour()) {
                throw new ContractException("two colours");
            }
            if (byKind[piece.getKind().ordinal()] != null) {
                throw new ContractException("two of a kind");
            }
            byKind[piece.getKind().ordinal()] = piece;
            last = piece;
            count++;
        }
        if (count == 0) {
            throw new ContractException("no parts");
        }
        if (count == 1) {
            return last;
        }
        return new Combination(last.getColour(), byKind);
    }

    @Override
    public boolean equals(Object other)
    {
        return isCombination(other) && getParts().equals(((Combination) other).getParts());
    }

    private boolean isCombination(Object other)
    {
        return other instanceof Combination;
    }

    @Override
    public int hashCode()
    {
        return getParts().hashCode();
    }

    @Override
    public List<SinglePiece> getParts()
    {
        List<SinglePiece> list = new ArrayList<SinglePiece>();
        for (SinglePiece part : parts) {
            if (part != null) {
                list.add(part);
            }
        }
        return list;
    }

    @Override
    public List<Square> getReach(Board board, Square from)
    {
        List<Square> reach = new ArrayList<Square>();
        for (Square square : board.getSquares()) {
            boolean found = false;
            for (SinglePiece part : getParts()) {
                if (part.getReach(board, from).contains(square)) {
                    found = true;
                }
            }
            if (found) {
                reach.add(square);
            }
        }
        return reach;
    }
}
