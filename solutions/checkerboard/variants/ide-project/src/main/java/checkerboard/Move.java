package checkerboard;

import java.awt.Point;
import java.util.Objects;

/**
 * An element of the list of possible moves.
 */
public class Move implements Piece, Comparable<Move> {

    private final int fromRow;
    private final int fromCol;
    private final int toRow;
    private final int toCol;
    private final int piece;
    private final boolean isJump;
    private Move next;

    /**
     * Constructs a move.
     *
     * @param fromRow the row where it starts
     * @param fromCol the column where it starts
     * @param toRow the row where it ends
     * @param toCol the column where it ends
     * @param piece the piece
     * @param isJump true if it is a jump
     * @param next the successor
     */
    public Move(int fromRow, int fromCol, int toRow, int toCol, int piece, boolean isJump, Move next) {
        this.fromRow = fromRow;
        this.fromCol = fromCol;
        this.toRow = toRow;
        this.toCol = toCol;
        this.piece = piece;
        this.isJump = isJump;
        this.next = next;
    }

    /**
     * Getter.
     *
     * @return the successor
     */
    public Move getNext() {
        return next;
    }

    /**
     * Setter.
     *
     * @param next the successor
     */
    public void setNext(Move next) {
        this.next = next;
    }

    /**
     * Getter.
     *
     * @return true if it is a jump
     */
    public boolean isJump() {
        return isJump;
    }

    /**
     * Getter.
     *
     * @return the start
     */
    public Point getFrom() {
        return new Point(fromRow, fromCol);
    }

    /**
     * Getter.
     *
     * @return the end
     */
    public Point getTo() {
        return new Point(toRow, toCol);
    }

    /** Jumps come before steps. */
    @Override
    public int compareTo(Move other) {
        return Boolean.compare(other.isJump, isJump);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Move)) {
            return false;
        }
        Move move = (Move) o;
        return fromRow == move.fromRow && fromCol == move.fromCol
                && toRow == move.toRow && toCol == move.toCol
                && piece == move.piece && isJump == move.isJump;
    }

    @Override
    public int hashCode() {
        return Objects.hash(fromRow, fromCol, toRow, toCol, piece, isJump);
    }

    @Override
    public String toString() {
        return "Move{" + "fromRow=" + fromRow + ", fromCol=" + fromCol + ", toRow=" + toRow
                + ", toCol=" + toCol + ", piece=" + piece + ", isJump=" + isJump + '}';
    }
}
