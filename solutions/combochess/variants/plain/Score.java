import java.util.ArrayList;
import java.util.List;

/** A score that counts its points as they come. */
public class Score {
    private int b;
    private int points;
    private ArrayList<SinglePiece> pieces = new ArrayList<SinglePiece>();
    private ArrayList<Integer> sizes = new ArrayList<Integer>();

    /** a barrier */
    public void addBarrier()
    {
        b++;
        points = points + 1;
    }

    /** no barrier */
    public void removeBarrier()
    {
        if (b == 0) throw new ContractException("no barrier");
        b--;
        points = points - 1;
    }

    /** a piece */
    public void addCaptured(Piece piece)
    {
        pieces.addAll(piece.getParts());
        sizes.add(piece.getParts().size());
        points = points + piece.getValue();
    }

    /** no piece */
    public void removeCaptured(Piece piece)
    {
        int size = piece.getParts().size();
        int first = pieces.size() - size;
        if (first < 0 || sizes.get(sizes.size() - 1) != size || !pieces.subList(first, pieces.size()).equals(piece.getParts())) {
            throw new ContractException("not the last piece");
        }
        for (int i = pieces.size() - 1; i >= first; i--) {
            pieces.remove(i);
        }
        sizes.remove(sizes.size() - 1);
        points = points - piece.getValue();
    }

    /** the barriers */
    public int getBarriers()
    {
        return b;
    }

    /** the pieces */
    public List<SinglePiece> getCaptured()
    {
        List<SinglePiece> copy = new ArrayList<SinglePiece>();
        for (int i = 0; i < pieces.size(); i++) {
            copy.add(pieces.get(i));
        }
        return copy;
    }

    /** the points */
    public int getPoints()
    {
        return points;
    }
}
