package checkerboard;

import java.awt.Point;

/** A move in a list of moves. */
public class Move extends PieceLink<Move> implements Piece {
    private final Point from;
    private final Point to;
    private final boolean jump;

    /**
     * A move.
     *
     * @param fromRow where it begins: row
     * @param fromCol where it begins: column
     * @param toRow where it ends: row
     * @param toCol where it ends: column
     * @param piece who moves
     * @param isJump how
     * @param next the move behind it
     */
    public Move(int fromRow, int fromCol, int toRow, int toCol,
                int piece, boolean isJump, Move next) {
        super(piece, next);
        from = new Point(fromRow, fromCol);
        to = new Point(toRow, toCol);
        jump = isJump;
    }

    /**
     * How does it move?
     *
     * @return true if it jumps
     */
    public boolean isJump() {
        return jump;
    }

    /**
     * Where does it begin?
     *
     * @return a new point
     */
    public Point getFrom() {
        return new Point(from);
    }

    /**
     * Where does it end?
     *
     * @return a new point
     */
    public Point getTo() {
        return new Point(to);
    }

    /**
     * The move behind this one.
     *
     * @return null if this is the last one
     */
    @Override
    public Move getNext() {
        return super.getNext();
    }

    /**
     * Hangs a move behind this one.
     *
     * @param next null if this shall be the last one
     */
    @Override
    public void setNext(Move next) {
        super.setNext(next);
    }

    /** The move as a line of text. */
    @Override
    public String toString() {
        return symbol() + ": " + from.x + "/" + from.y + (jump ? " over to " : " to ")
            + to.x + "/" + to.y;
    }
}
