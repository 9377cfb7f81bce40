import java.util.ArrayList;
import java.util.List;

/** A score that counts its points as they come. */
public class Score {
    private int b;
    private int points;
    private ArrayList<SinglePiece> pieces = new ArrayList<SinglePiece>();

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
        points = points + piece.getValue();
    }

    /** no piece */
    public void removeCaptured(Piece piece)
    {
        int first = pieces.size() - piece.getParts().size();
        if (first < 0 || !pieces.subList(first, pieces.size()).equals(piece.getParts())) {
            throw new ContractException("not the last piece");
        }
        for (int i = pieces.size() - 1; i >= first; i--) {
            pieces.remove(i);
        }
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
