// Übung 2: das Feld

/** Ein Feld mit Stein, als Glied einer Liste. Größe des Brettes: 8 mal 8. */
public class Square implements Piece {
    // Zeile, Spalte, Stein und das nächste Feld
    private int row;
    private int col;
    private int piece;
    private Square next;

    /** Erzeugt ein Feld ohne Nachfolger. */
    public Square(int row, int col, int piece) throws CBException {
        this(row, col, piece, null);
    }

    /** Erzeugt ein Feld mit Nachfolger. Prüft zuerst, ob die Zahlen möglich sind. */
    public Square(int row, int col, int piece, Square next) throws CBException {
        if (row < 0 || row > 7) {
            throw new CBException("Die Zeile " + row + " gibt es nicht.");
        }
        if (col < 0 || col > 7) {
            throw new CBException("Die Spalte " + col + " gibt es nicht.");
        }
        if (piece != NO_PIECE && piece != RED_PAWN && piece != RED_KING
                && piece != BLACK_PAWN && piece != BLACK_KING) {
            throw new CBException("Den Stein " + piece + " gibt es nicht.");
        }
        this.row = row;
        this.col = col;
        this.piece = piece;
        this.next = next;
    }

    /** Gibt den Nachfolger zurück. */
    public Square getNext() {
        return next;
    }

    /** Ändert den Nachfolger. */
    public void setNext(Square next) {
        this.next = next;
    }

    /** Gibt das Feld als Text zurück. */
    public String toString() {
        return "[" + row + "][" + col + "]=" + piece;
    }
}
