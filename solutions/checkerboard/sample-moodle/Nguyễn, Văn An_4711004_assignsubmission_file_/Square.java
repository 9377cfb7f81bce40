package checkerboard;

import java.util.stream.IntStream;

/** An occupied square as the element of a linked list. */
public class Square implements Piece {

    private final int row;
    private final int col;
    private final int piece;
    private Square next;

    /**
     * An element without a following one.
     *
     * @param row row in 0..7
     * @param col column in 0..7
     * @param piece piece code
     * @throws CBException for arguments outside of their range
     */
    public Square(int row, int col, int piece) throws CBException {
        this(row, col, piece, null);
    }

    /**
     * An element with a following one.
     *
     * @param row row in 0..7
     * @param col column in 0..7
     * @param piece piece code
     * @param next following element
     * @throws CBException for arguments outside of their range
     */
    public Square(int row, int col, int piece, Square next) throws CBException {
        if (IntStream.of(row, col).anyMatch(i -> i < 0 || i > 7)) {
            throw new CBException("no square in row " + row + ", column " + col);
        }
        if (IntStream.of(NO_PIECE, RED_PAWN, RED_KING, BLACK_PAWN, BLACK_KING)
                .noneMatch(code -> code == piece)) {
            throw new CBException("no piece " + piece);
        }
        this.row = row;
        this.col = col;
        this.piece = piece;
        this.next = next;
    }

    /**
     * Following element.
     *
     * @return following element or null
     */
    public Square getNext() {
        return next;
    }

    /**
     * Changes the following element.
     *
     * @param next following element or null
     */
    public void setNext(Square next) {
        this.next = next;
    }

    @Override
    public String toString() {
        return "[%d][%d]=%d".formatted(row, col, piece);
    }
}
