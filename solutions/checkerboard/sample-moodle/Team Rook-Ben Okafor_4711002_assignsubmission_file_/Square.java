package checkerboard;

/** Where a piece stands, and a reference to the next such square. Row, column and code fit in one int. */
public class Square implements Piece {
    /** row in bits 0-2, column in bits 3-5 */
    private final int place;
    private final int piece;
    private Square next;

    /**
     * A square without a successor.
     *
     * @param row row
     * @param col column
     * @param piece piece code
     * @throws CBException if an argument is out of range
     */
    public Square(int row, int col, int piece) throws CBException {
        // any bit above the lowest three means "not in 0..7", negative numbers included
        if ((row & ~7) != 0) throw new CBException("bad row: " + row);
        if ((col & ~7) != 0) throw new CBException("bad column: " + col);
        if (piece != NO_PIECE && !Checkerboard.isRed(piece) && !Checkerboard.isBlack(piece))
            throw new CBException("bad piece: " + piece);
        this.place = col << 3 | row;
        this.piece = piece;
    }

    /**
     * A square with a successor.
     *
     * @param row row
     * @param col column
     * @param piece piece code
     * @param next successor
     * @throws CBException if an argument is out of range
     */
    public Square(int row, int col, int piece, Square next) throws CBException {
        this(row, col, piece);
        setNext(next);
    }

    /** @return the successor */
    public Square getNext() {
        return next;
    }

    /** @param next the successor from now on */
    public void setNext(Square next) {
        this.next = next;
    }

    @Override
    public String toString() {
        return String.format("[%d][%d]=%d", place & 7, place >> 3, piece);
    }
}
