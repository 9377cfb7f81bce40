package checkerboard;

import java.util.Objects;

/**
 * An element of the list of occupied squares.
 */
public class Square implements Piece {

    private final int row;
    private final int col;
    private final int piece;
    private Square next;

    /**
     * Constructs a square.
     *
     * @param row the row
     * @param col the column
     * @param piece the piece
     * @throws CBException if a value is not valid
     */
    public Square(int row, int col, int piece) throws CBException {
        this(row, col, piece, null);
    }

    /**
     * Constructs a square with a successor.
     *
     * @param row the row
     * @param col the column
     * @param piece the piece
     * @param next the successor
     * @throws CBException if a value is not valid
     */
    public Square(int row, int col, int piece, Square next) throws CBException {
        Limits.checkIndex(row);
        Limits.checkIndex(col);
        Limits.checkPiece(piece);
        this.row = row;
        this.col = col;
        this.piece = piece;
        this.next = next;
    }

    /**
     * Getter.
     *
     * @return the row
     */
    public int getRow() {
        return row;
    }

    /**
     * Getter.
     *
     * @return the column
     */
    public int getCol() {
        return col;
    }

    /**
     * Getter.
     *
     * @return the successor
     */
    public Square getNext() {
        return next;
    }

    /**
     * Setter.
     *
     * @param next the successor
     */
    public void setNext(Square next) {
        this.next = next;
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (!(o instanceof Square)) {
            return false;
        }
        Square square = (Square) o;
        return row == square.row && col == square.col && piece == square.piece;
    }

    @Override
    public int hashCode() {
        return Objects.hash(row, col, piece);
    }

    @Override
    public String toString() {
        return "[" + row + "][" + col + "]=" + piece;
    }
}
