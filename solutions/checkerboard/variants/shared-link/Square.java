package checkerboard;

/** A square in a list of squares. */
public class Square extends PieceLink<Square> implements Piece {
    private final int row;
    private final int col;

    /**
     * A square that comes last.
     *
     * @param row from 0 to 7
     * @param col from 0 to 7
     * @param piece a code
     * @throws CBException if one of them is wrong
     */
    public Square(int row, int col, int piece) throws CBException {
        this(row, col, piece, null);
    }

    /**
     * A square that comes before another one.
     *
     * @param row from 0 to 7
     * @param col from 0 to 7
     * @param piece a code
     * @param next the other one
     * @throws CBException if one of the numbers is wrong
     */
    public Square(int row, int col, int piece, Square next) throws CBException {
        super(piece, next);
        if (Math.min(row, col) < 0 || Math.max(row, col) > 7) {
            throw new NoSuchPlaceException(row, col);
        }
        if (!isAnything() && piece != NO_PIECE) {
            throw new NoSuchPieceException(piece);
        }
        this.row = row;
        this.col = col;
    }

    /**
     * The square behind this one.
     *
     * @return null if this is the last one
     */
    @Override
    public Square getNext() {
        return super.getNext();
    }

    /**
     * Hangs a square behind this one.
     *
     * @param next null if this shall be the last one
     */
    @Override
    public void setNext(Square next) {
        super.setNext(next);
    }

    /** The square as a line of text. */
    @Override
    public String toString() {
        return "[" + row + "][" + col + "]=" + piece();
    }
}
