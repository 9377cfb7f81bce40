package checkerboard;

import java.awt.Point;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A possible move as the element of a linked list. */
public class Move implements Piece {

    private final Point from;
    private final Point to;
    private final int piece;
    private final boolean isJump;
    private Move next;

    /**
     * An element.
     *
     * @param fromRow start row
     * @param fromCol start column
     * @param toRow target row
     * @param toCol target column
     * @param piece piece code
     * @param isJump jump?
     * @param next following element
     */
    public Move(int fromRow, int fromCol, int toRow, int toCol,
            int piece, boolean isJump, Move next) {
        this.from = new Point(fromRow, fromCol);
        this.to = new Point(toRow, toCol);
        this.piece = piece;
        this.isJump = isJump;
        this.next = next;
    }

    /**
     * Following element.
     *
     * @return following element or null
     */
    public Move getNext() {
        return next;
    }

    /**
     * Changes the following element.
     *
     * @param next following element or null
     */
    public void setNext(Move next) {
        this.next = next;
    }

    /**
     * Jump?
     *
     * @return true for jumps
     */
    public boolean isJump() {
        return isJump;
    }

    /**
     * Start.
     *
     * @return a copy of the point, so that nobody can change it
     */
    public Point getFrom() {
        return from.getLocation();
    }

    /**
     * Target.
     *
     * @return a copy of the point, so that nobody can change it
     */
    public Point getTo() {
        return to.getLocation();
    }

    @Override
    public String toString() {
        return IntStream.of(from.x, from.y, to.x, to.y)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" ", piece + (isJump ? " jump " : " move "), ""));
    }
}
