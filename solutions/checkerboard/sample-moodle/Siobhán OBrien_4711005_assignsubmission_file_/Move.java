package checkerboard;

import java.awt.Point;

/**
 * A move, and the rest of the list.
 */
public class Move implements Piece {

    /** The two kinds of moves. */
    private enum Kind { STEP, JUMP }

    private final int fromRow, fromCol, toRow, toCol;
    private final int piece;
    private final Kind kind;
    private Move next;

    /**
     * Constructor.
     *
     * @param fromRow the row before
     * @param fromCol the column before
     * @param toRow the row after
     * @param toCol the column after
     * @param piece one of the codes
     * @param isJump true for a jump
     * @param next the rest of the list
     */
    public Move(int fromRow, int fromCol, int toRow, int toCol, int piece, boolean isJump,
            Move next) {
        this.fromRow = fromRow;
        this.fromCol = fromCol;
        this.toRow = toRow;
        this.toCol = toCol;
        this.piece = piece;
        this.kind = isJump ? Kind.JUMP : Kind.STEP;
        this.next = next;
    }

    /**
     * Getter for the rest of the list.
     *
     * @return the rest
     */
    public Move getNext() {
        return next;
    }

    /**
     * Setter for the rest of the list.
     *
     * @param next the rest
     */
    public void setNext(Move next) {
        this.next = next;
    }

    /**
     * Getter for the kind.
     *
     * @return true for a jump
     */
    public boolean isJump() {
        return kind == Kind.JUMP;
    }

    /**
     * Getter for the square before.
     *
     * @return row and column
     */
    public Point getFrom() {
        return new Point(fromRow, fromCol);
    }

    /**
     * Getter for the square after.
     *
     * @return row and column
     */
    public Point getTo() {
        return new Point(toRow, toCol);
    }

    @Override
    public String toString() {
        return kind + " of " + (char) piece + " from " + fromRow + fromCol + " to " + toRow + toCol;
    }
}
