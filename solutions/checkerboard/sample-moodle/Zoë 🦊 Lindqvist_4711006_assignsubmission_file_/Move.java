import java.awt.*;

/** Ein Zug, als Glied einer Liste. */
public class Move implements Piece {
    private int fromRow;
    private int fromCol;
    private int toRow;
    private int toCol;
    private int piece;
    private boolean isJump;
    private Move next;

    /** Erzeugt einen Zug. */
    public Move(int fromRow, int fromCol, int toRow, int toCol, int piece, boolean isJump,
            Move next) {
        this.fromRow = fromRow;
        this.fromCol = fromCol;
        this.toRow = toRow;
        this.toCol = toCol;
        this.piece = piece;
        this.isJump = isJump;
        this.next = next;
    }

    /** Gibt den Nachfolger zurück. */
    public Move getNext() {
        return next;
    }

    /** Ändert den Nachfolger. */
    public void setNext(Move next) {
        this.next = next;
    }

    /** Ist es ein Sprung? */
    public boolean isJump() {
        return isJump;
    }

    /** Gibt den Anfang zurück. */
    public Point getFrom() {
        return new Point(fromRow, fromCol);
    }

    /** Gibt das Ziel zurück. */
    public Point getTo() {
        return new Point(toRow, toCol);
    }

    /** Gibt den Zug als Text zurück. */
    public String toString() {
        String art = isJump ? " springt nach " : " zieht nach ";
        return piece + " auf " + fromRow + "," + fromCol + art + toRow + "," + toCol;
    }
}
