package checkerboard;

import java.awt.*;

/** A move, packed: four coordinates of three bits each in one int. */
public class Move implements Piece {
    private final int packed;
    private final int piece;
    private final boolean jump;
    private Move next;

    /**
     * A move.
     *
     * @param fromRow row before
     * @param fromCol column before
     * @param toRow row after
     * @param toCol column after
     * @param piece piece code
     * @param isJump jump or not
     * @param next successor in the list
     */
    public Move(int fromRow, int fromCol, int toRow, int toCol,
                int piece, boolean isJump, Move next) {
        packed = fromRow | fromCol << 3 | toRow << 6 | toCol << 9;
        this.piece = piece;
        jump = isJump;
        this.next = next;
    }

    /** @return the successor in the list */
    public Move getNext() {
        return next;
    }

    /** @param move the successor from now on */
    public void setNext(Move move) {
        next = move;
    }

    /** @return whether it is a jump */
    public boolean isJump() {
        return jump;
    }

    /** @return row and column before the move */
    public Point getFrom() {
        return new Point(packed & 7, packed >> 3 & 7);
    }

    /** @return row and column after the move */
    public Point getTo() {
        return new Point(packed >> 6 & 7, packed >> 9 & 7);
    }

    @Override
    public String toString() {
        return String.format("piece %d: %d/%d %s %d/%d", piece, packed & 7, packed >> 3 & 7,
            jump ? "x" : "-", packed >> 6 & 7, packed >> 9 & 7);
    }
}
