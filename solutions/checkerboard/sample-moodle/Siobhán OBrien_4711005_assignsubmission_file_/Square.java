package checkerboard;

import java.util.Arrays;
import java.util.List;

/**
 * One occupied square, and the rest of the list.
 */
public class Square implements Piece {

    private static final List<Integer> CODES =
            Arrays.asList(NO_PIECE, RED_PAWN, RED_KING, BLACK_PAWN, BLACK_KING);

    private int row;
    private int col;
    private int piece;
    private Square next;

    /**
     * Constructor for a square that stands alone.
     *
     * @param row 0 to 7
     * @param col 0 to 7
     * @param piece one of the codes
     * @throws CBException if an argument is wrong
     */
    public Square(int row, int col, int piece) throws CBException {
        this(row, col, piece, null);
    }

    /**
     * Constructor for a square that stands before others.
     *
     * @param row 0 to 7
     * @param col 0 to 7
     * @param piece one of the codes
     * @param next the others
     * @throws CBException if an argument is wrong
     */
    public Square(int row, int col, int piece, Square next) throws CBException {
        require(row >= 0 && row <= 7, "row", row);
        require(col >= 0 && col <= 7, "column", col);
        require(CODES.contains(piece), "piece", piece);
        this.row = row;
        this.col = col;
        this.piece = piece;
        this.next = next;
    }

    private static void require(boolean fine, String what, int value) throws CBException {
        if (!fine) {
            throw new CBException(value + " is no " + what);
        }
    }

    /**
     * Getter for the rest of the list.
     *
     * @return the rest
     */
    public Square getNext() {
        return next;
    }

    /**
     * Setter for the rest of the list.
     *
     * @param next the rest
     */
    public void setNext(Square next) {
        this.next = next;
    }

    @Override
    public String toString() {
        return "[" + row + "][" + col + "]=" + piece;
    }
}
