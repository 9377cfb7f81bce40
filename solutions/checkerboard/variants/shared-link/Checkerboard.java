package checkerboard;

/** A board that keeps its rules in one method, and appends what it finds to the end of its lists. */
public class Checkerboard implements Piece {
    private final int[][] theBoard = new int[8][8];

    /** A board, cleared. */
    public Checkerboard() {
        zero();
    }

    /**
     * Is this one black?
     *
     * @param piece this one
     * @return yes or no
     */
    public static boolean isBlack(int piece) {
        return Coloured.of(piece).isBlack();
    }

    /**
     * Is this one red?
     *
     * @param piece this one
     * @return yes or no
     */
    public static boolean isRed(int piece) {
        return Coloured.of(piece).isRed();
    }

    /**
     * Is this one a pawn?
     *
     * @param piece this one
     * @return yes or no
     */
    public static boolean isPawn(int piece) {
        return Coloured.of(piece).isPawn();
    }

    /**
     * Where does this one become a king?
     *
     * @param piece this one
     * @return a row
     */
    public static int kingRow(int piece) {
        return isRed(piece) ? 0 : theLast();
    }

    private static int theLast() {
        return 7;
    }

    /** Clears the board. */
    public void zero() {
        for (int row = 0; row <= theLast(); row++)
            for (int col = 0; col <= theLast(); col++)
                pickUp(row, col);
    }

    /** Clears the board and adds the 24 pawns. */
    public void init() {
        zero();
        for (int row = 0; row <= 2; row++) {
            for (int col = row % 2; col <= theLast(); col += 2) {
                addPiece(BLACK_PAWN, row, col);
                addPiece(RED_PAWN, theLast() - row, theLast() - col);
            }
        }
    }

    /**
     * Is it one of the 32 squares?
     *
     * @param row the row
     * @param col the column
     * @return yes or no
     */
    public boolean validate(int row, int col) {
        return row >= 0 && row <= theLast()
            && col >= 0 && col <= theLast()
            && (row % 2 == 0) == (col % 2 == 0);
    }

    /**
     * Who stands there?
     *
     * @param row the row
     * @param col the column
     * @return a code
     */
    public int occupant(int row, int col) {
        return theBoard[row][col];
    }

    /**
     * Who stood there?
     *
     * @param row the row
     * @param col the column
     * @return a code
     */
    public int pickUp(int row, int col) {
        int stoodThere = theBoard[row][col];
        theBoard[row][col] = NO_PIECE;
        return stoodThere;
    }

    /**
     * May this one stand there? Then it does.
     *
     * @param piece this one
     * @param row the row
     * @param col the column
     * @return yes or no
     */
    public boolean addPiece(int piece, int row, int col) {
        if (!Coloured.of(piece).isAnything() || !validate(row, col)) {
            return false;
        }
        int there = theBoard[row][col];
        if (there != NO_PIECE && (there != piece || !isPawn(piece))) {
            return false;
        }
        boolean crown = there != NO_PIECE;
        theBoard[row][col] = !crown ? piece : isRed(piece) ? RED_KING : BLACK_KING;
        return true;
    }

    /**
     * Which moves are there?
     *
     * @return the first one
     */
    public Move getMoves() {
        Move list = null;
        for (int row = 0; row <= theLast(); row++) {
            for (int col = row % 2; col <= theLast(); col += 2) {
                list = Link.append(list, getMoves(row, col));
            }
        }
        return list;
    }

    /**
     * Which moves are there from this square?
     *
     * @param row the row
     * @param col the column
     * @return the first one
     */
    public Move getMoves(int row, int col) {
        Move list = null;
        int piece = occupant(row, col);
        for (int length = 1; length <= 2; length++) {
            for (int toRow : new int[] {row - length, row + length}) {
                for (int toCol : new int[] {col - length, col + length}) {
                    if (canGo(row, col, toRow, toCol, length)) {
                        list = Link.append(list,
                            new Move(row, col, toRow, toCol, piece, length == 2, null));
                    }
                }
            }
        }
        return list;
    }

    /**
     * Is this a step?
     *
     * @param fromRow where it begins: row
     * @param fromCol where it begins: column
     * @param toRow where it ends: row
     * @param toCol where it ends: column
     * @return yes or no
     */
    public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
        return canGo(fromRow, fromCol, toRow, toCol, 1);
    }

    /**
     * Is this a jump?
     *
     * @param fromRow where it begins: row
     * @param fromCol where it begins: column
     * @param toRow where it ends: row
     * @param toCol where it ends: column
     * @return yes or no
     */
    public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
        return canGo(fromRow, fromCol, toRow, toCol, 2);
    }

    private boolean canGo(int fromRow, int fromCol, int toRow, int toCol, int length) {
        if (!validate(fromRow, fromCol) || !validate(toRow, toCol)) {
            return false;
        }
        int rows = toRow - fromRow;
        if (Math.abs(rows) != length || Math.abs(toCol - fromCol) != length) {
            return false;
        }
        Coloured piece = Coloured.of(occupant(fromRow, fromCol));
        Coloured goal = Coloured.of(occupant(toRow, toCol));
        if (!piece.isAnything() || goal.isAnything()) {
            return false;
        }
        if (piece.isPawn() && piece.isBlack() != rows > 0) {
            return false;
        }
        if (length == 1) {
            return true;
        }
        Coloured over = Coloured.of(occupant(fromRow + rows / 2, (fromCol + toCol) / 2));
        return over.isAnything() && over.isBlack() != piece.isBlack();
    }

    /** What does it look like? */
    @Override
    public String toString() {
        StringBuilder looks = new StringBuilder();
        for (int row = theLast(); row >= 0; row--) {
            looks.append(row);
            for (int col = 0; col <= theLast(); col++) {
                looks.append(String.format(" %c ", Coloured.of(occupant(row, col)).symbol()));
            }
            looks.append(String.format("%n"));
        }
        return looks.append("  a  b  c  d  e  f  g  h").append(String.format("%n")).toString();
    }

    /**
     * Which squares are occupied?
     *
     * @return the first one
     * @throws CBException if a square is wrong
     */
    public Square getBoardList() throws CBException {
        Square list = null;
        for (int row = 0; row <= theLast(); row++) {
            for (int col = row % 2; col <= theLast(); col += 2) {
                if (occupant(row, col) != NO_PIECE) {
                    list = Link.append(list, new Square(row, col, occupant(row, col)));
                }
            }
        }
        return list;
    }
}
