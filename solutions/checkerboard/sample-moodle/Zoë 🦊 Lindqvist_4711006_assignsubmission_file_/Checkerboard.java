/** Das Brett. Es hat keinen Konstruktor: Java macht einen, der nichts tut. */
public class Checkerboard implements Piece {
    private int[][] theBoard = new int[8][8];

    /** Ist der Stein schwarz? */
    public static boolean isBlack(int piece) {
        return piece == BLACK_PAWN || piece == BLACK_KING;
    }

    /** Ist der Stein rot? */
    public static boolean isRed(int piece) {
        return piece == RED_PAWN || piece == RED_KING;
    }

    /** Ist der Stein ein Bauer? */
    public static boolean isPawn(int piece) {
        return piece == RED_PAWN || piece == BLACK_PAWN;
    }

    /** In welcher Zeile wird der Stein zum König? */
    public static int kingRow(int piece) {
        if (isBlack(piece)) {
            return 7;
        }
        return 0;
    }

    /** Leert das Brett. */
    public void zero() {
        int row = 0;
        while (row < 8) {
            int col = 0;
            while (col < 8) {
                theBoard[row][col] = NO_PIECE;
                col++;
            }
            row++;
        }
    }

    /** Stellt die Steine für ein neues Spiel auf. */
    public void init() {
        zero();
        int row = 0;
        while (row < 8) {
            int col = row % 2;
            while (col < 8) {
                if (row < 3) {
                    theBoard[row][col] = BLACK_PAWN;
                } else if (row > 4) {
                    theBoard[row][col] = RED_PAWN;
                }
                col += 2;
            }
            row++;
        }
    }

    /** Gibt es das Feld, und ist es schwarz? */
    public boolean validate(int row, int col) {
        boolean zeile = 0 <= row && row <= 7;
        boolean spalte = 0 <= col && col <= 7;
        return zeile && spalte && (row + col) % 2 == 0;
    }

    /** Was steht auf dem Feld? */
    public int occupant(int row, int col) {
        return theBoard[row][col];
    }

    /** Nimmt den Stein vom Feld. */
    public int pickUp(int row, int col) {
        int stein = theBoard[row][col];
        theBoard[row][col] = NO_PIECE;
        return stein;
    }

    /** Setzt einen Stein auf das Feld. Zwei Bauern werden ein König. */
    public boolean addPiece(int piece, int row, int col) {
        if (!validate(row, col)) {
            return false;
        }
        int alt = theBoard[row][col];
        int neu = NO_PIECE;
        if (alt == NO_PIECE && (isRed(piece) || isBlack(piece))) {
            neu = piece;
        }
        if (alt == RED_PAWN && piece == RED_PAWN) {
            neu = RED_KING;
        }
        if (alt == BLACK_PAWN && piece == BLACK_PAWN) {
            neu = BLACK_KING;
        }
        if (neu == NO_PIECE) {
            return false;
        }
        theBoard[row][col] = neu;
        return true;
    }

    /** Alle Züge auf dem Brett. */
    public Move getMoves() {
        Move liste = null;
        for (int row = 0; row < 8; row++) {
            for (int col = 0; col < 8; col++) {
                Move zug = getMoves(row, col);
                while (zug != null) {
                    Point2 von = new Point2(zug.getFrom().x, zug.getFrom().y);
                    Point2 nach = new Point2(zug.getTo().x, zug.getTo().y);
                    liste = new Move(von.row, von.col, nach.row, nach.col, occupant(row, col),
                        zug.isJump(), liste);
                    zug = zug.getNext();
                }
            }
        }
        return liste;
    }

    /** Alle Züge von einem Feld aus. */
    public Move getMoves(int row, int col) {
        Move liste = null;
        for (int oben = -2; oben <= 2; oben++) {
            for (int rechts = -2; rechts <= 2; rechts++) {
                boolean zug = isMove(row, col, row + oben, col + rechts);
                boolean sprung = isJump(row, col, row + oben, col + rechts);
                if (zug || sprung) {
                    liste = new Move(row, col, row + oben, col + rechts, theBoard[row][col],
                        sprung, liste);
                }
            }
        }
        return liste;
    }

    /** Darf der Stein dorthin ziehen? */
    public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
        return darf(fromRow, fromCol, toRow, toCol, 1);
    }

    /** Darf der Stein dorthin springen? */
    public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
        if (!darf(fromRow, fromCol, toRow, toCol, 2)) {
            return false;
        }
        int stein = theBoard[fromRow][fromCol];
        int mitte = theBoard[(fromRow + toRow) / 2][(fromCol + toCol) / 2];
        return isRed(stein) && isBlack(mitte) || isBlack(stein) && isRed(mitte);
    }

    private boolean darf(int fromRow, int fromCol, int toRow, int toCol, int weite) {
        if (!validate(fromRow, fromCol) || !validate(toRow, toCol)) {
            return false;
        }
        if (theBoard[toRow][toCol] != NO_PIECE) {
            return false;
        }
        int seite = toCol - fromCol;
        if (seite != weite && seite != -weite) {
            return false;
        }
        int stein = theBoard[fromRow][fromCol];
        boolean oben = toRow - fromRow == weite;
        boolean unten = fromRow - toRow == weite;
        return oben && (isBlack(stein) || stein == RED_KING)
            || unten && (isRed(stein) || stein == BLACK_KING);
    }

    /** Das Brett als Text. */
    public String toString() {
        StringBuffer text = new StringBuffer();
        for (int row = 7; row >= 0; row--) {
            for (int col = 0; col < 8; col++) {
                char zeichen = '.';
                if (isRed(theBoard[row][col])) {
                    zeichen = isPawn(theBoard[row][col]) ? 'r' : 'R';
                }
                if (isBlack(theBoard[row][col])) {
                    zeichen = isPawn(theBoard[row][col]) ? 'b' : 'B';
                }
                text.append(' ').append(zeichen).append(' ');
            }
            text.append(System.getProperty("line.separator"));
        }
        return text.toString();
    }

    /** Alle Felder, auf denen ein Stein steht. */
    public Square getBoardList() throws CBException {
        Square liste = null;
        for (int row = 0; row < 8; row++) {
            for (int col = 0; col < 8; col++) {
                if (theBoard[row][col] != NO_PIECE) {
                    Square feld = new Square(row, col, theBoard[row][col]);
                    feld.setNext(liste);
                    liste = feld;
                }
            }
        }
        return liste;
    }
}

/** Zeile und Spalte zusammen, ohne java.awt. */
class Point2 {
    int row;
    int col;

    Point2(int row, int col) {
        this.row = row;
        this.col = col;
    }
}
