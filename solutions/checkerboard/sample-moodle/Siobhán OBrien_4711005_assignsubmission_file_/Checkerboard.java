package checkerboard;

/**
 * The board. Its squares hold men, not codes: a Man is one constant of a nested enum, and knows by
 * itself in which directions it may go. Codes are translated at the door.
 */
public class Checkerboard implements Piece {

    /** The two sides. */
    private enum Side {
        RED(-1), BLACK(+1);

        final int forward;

        Side(int forward) {
            this.forward = forward;
        }

        Side other() {
            return this == RED ? BLACK : RED;
        }
    }

    /** Everything that can stand on a square. */
    private enum Man {
        RED_MAN(Side.RED, false, RED_PAWN, 'r'),
        RED_QUEEN(Side.RED, true, RED_KING, 'R'),
        BLACK_MAN(Side.BLACK, false, BLACK_PAWN, 'b'),
        BLACK_QUEEN(Side.BLACK, true, BLACK_KING, 'B');

        final Side side;
        final boolean crowned;
        final int code;
        final char letter;

        Man(Side side, boolean crowned, int code, char letter) {
            this.side = side;
            this.crowned = crowned;
            this.code = code;
            this.letter = letter;
        }

        boolean mayGo(int up) {
            return crowned || up == side.forward;
        }

        Man crown() {
            return this == RED_MAN ? RED_QUEEN : BLACK_QUEEN;
        }

        /** The man with a code; null if there is none. */
        static Man of(int code) {
            for (Man man : values()) {
                if (man.code == code) {
                    return man;
                }
            }
            return null;
        }
    }

    /** Null is an empty square. */
    private Man[][] men = new Man[8][8];

    /**
     * Constructor of an empty board.
     */
    public Checkerboard() {
        super();
    }

    /**
     * Is it black?
     *
     * @param piece a code
     * @return true or false
     */
    public static boolean isBlack(int piece) {
        Man man = Man.of(piece);
        return man != null && man.side == Side.BLACK;
    }

    /**
     * Is it red?
     *
     * @param piece a code
     * @return true or false
     */
    public static boolean isRed(int piece) {
        Man man = Man.of(piece);
        return man != null && man.side == Side.RED;
    }

    /**
     * Is it a pawn?
     *
     * @param piece a code
     * @return true or false
     */
    public static boolean isPawn(int piece) {
        Man man = Man.of(piece);
        return man != null && !man.crowned;
    }

    /**
     * Which row makes it a king?
     *
     * @param piece a code
     * @return a row
     */
    public static int kingRow(int piece) {
        return Man.of(piece).side == Side.BLACK ? 7 : 0;
    }

    /**
     * Empties the board by making a new one.
     */
    public void zero() {
        men = new Man[8][8];
    }

    /**
     * Starts a game.
     */
    public void init() {
        zero();
        for (int row = 0; row < 3; row++) {
            for (int col = 0; col < 8; col++) {
                if (validate(row, col)) {
                    men[row][col] = Man.BLACK_MAN;
                    // the board looks the same when it is turned by half a turn
                    men[7 - row][7 - col] = Man.RED_MAN;
                }
            }
        }
    }

    /**
     * Is it a black square of the board?
     *
     * @param row any row
     * @param col any column
     * @return true or false
     */
    public boolean validate(int row, int col) {
        try {
            Man ignored = men[row][col];
            return (row ^ col) % 2 == 0;
        } catch (ArrayIndexOutOfBoundsException e) {
            return false;
        }
    }

    /**
     * Which code stands there?
     *
     * @param row 0 to 7
     * @param col 0 to 7
     * @return a code
     */
    public int occupant(int row, int col) {
        return men[row][col] == null ? NO_PIECE : men[row][col].code;
    }

    /**
     * Takes away what stands there.
     *
     * @param row 0 to 7
     * @param col 0 to 7
     * @return its code
     */
    public int pickUp(int row, int col) {
        try {
            return occupant(row, col);
        } finally {
            men[row][col] = null;
        }
    }

    /**
     * Puts something there.
     *
     * @param piece its code
     * @param row any row
     * @param col any column
     * @return true if it could be put there
     */
    public boolean addPiece(int piece, int row, int col) {
        Man newMan = Man.of(piece);
        if (newMan == null || !validate(row, col)) {
            return false;
        }
        Man oldMan = men[row][col];
        if (oldMan == null) {
            men[row][col] = newMan;
            return true;
        }
        if (oldMan == newMan && !newMan.crowned) {
            men[row][col] = newMan.crown();
            return true;
        }
        return false;
    }

    /**
     * The moves of all.
     *
     * @return a list
     */
    public Move getMoves() {
        return movesFrom(0, 0);
    }

    /** The moves of all from a square on, in reading order. */
    private Move movesFrom(int row, int col) {
        Move first = null;
        Move last = null;
        for (int i = row * 8 + col; i < 64; i++) {
            Move some = getMoves(i / 8, i % 8);
            if (some == null) {
                continue;
            }
            if (first == null) {
                first = some;
            } else {
                last.setNext(some);
            }
            last = some;
            while (last.getNext() != null) {
                last = last.getNext();
            }
        }
        return first;
    }

    /**
     * The moves of one.
     *
     * @param row its row
     * @param col its column
     * @return a list
     */
    public Move getMoves(int row, int col) {
        Move list = null;
        for (int toRow = row - 2; toRow <= row + 2; toRow++) {
            for (int toCol = col - 2; toCol <= col + 2; toCol++) {
                boolean step = isMove(row, col, toRow, toCol);
                boolean jump = isJump(row, col, toRow, toCol);
                if (step || jump) {
                    list = new Move(row, col, toRow, toCol, occupant(row, col), jump, list);
                }
            }
        }
        return list;
    }

    /**
     * May it step there?
     *
     * @param fromRow from this row
     * @param fromCol from this column
     * @param toRow to this row
     * @param toCol to this column
     * @return true or false
     */
    public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
        if (!validate(fromRow, fromCol) || !validate(toRow, toCol)) {
            return false;
        }
        Man man = men[fromRow][fromCol];
        return man != null
                && men[toRow][toCol] == null
                && Math.abs(fromCol - toCol) == 1
                && Math.abs(fromRow - toRow) == 1
                && man.mayGo(toRow - fromRow);
    }

    /**
     * May it jump there?
     *
     * @param fromRow from this row
     * @param fromCol from this column
     * @param toRow to this row
     * @param toCol to this column
     * @return true or false
     */
    public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
        if (!validate(fromRow, fromCol) || !validate(toRow, toCol)) {
            return false;
        }
        Man man = men[fromRow][fromCol];
        if (man == null || men[toRow][toCol] != null) {
            return false;
        }
        if (Math.abs(fromCol - toCol) != 2 || Math.abs(fromRow - toRow) != 2) {
            return false;
        }
        int up = (toRow - fromRow) / 2;
        Man victim = men[fromRow + up][(fromCol + toCol) / 2];
        return man.mayGo(up) && victim != null && victim.side == man.side.other();
    }

    @Override
    public String toString() {
        String picture = "";
        for (int i = 0; i < 64; i++) {
            Man man = men[7 - i / 8][i % 8];
            picture += " " + (man == null ? '.' : man.letter) + " ";
            if (i % 8 == 7) {
                picture += System.lineSeparator();
            }
        }
        return picture;
    }

    /**
     * The squares of all.
     *
     * @return a list
     * @throws CBException not here
     */
    public Square getBoardList() throws CBException {
        Square list = null;
        for (int i = 0; i < 64; i++) {
            if (men[i / 8][i % 8] != null) {
                list = new Square(i / 8, i % 8, occupant(i / 8, i % 8), list);
            }
        }
        return list;
    }
}
