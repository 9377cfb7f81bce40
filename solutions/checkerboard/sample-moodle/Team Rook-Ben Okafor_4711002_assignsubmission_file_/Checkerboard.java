package checkerboard;

/**
 * The board as three sets of squares. A set is a long: bit 8 * row + column is 1 if the square is
 * in the set.
 */
public class Checkerboard implements Piece {
    /** All black squares. Row 0 holds columns 0, 2, 4, 6, so its eight bits are 0x55. */
    private static final long DARK = 0xAA55AA55AA55AA55L;
    /** The columns at both edges, which a shift to the side must not leave. */
    private static final long LEFT = 0x0101010101010101L;
    private static final long RIGHT = LEFT << 7;

    private long red;
    private long black;
    private long kings;

    /** The sets begin empty, so there is nothing to do. */
    public Checkerboard() {
    }

    /**
     * Colour test.
     *
     * @param piece piece code
     * @return whether it is black
     */
    public static boolean isBlack(int piece) {
        return piece == BLACK_PAWN || piece == BLACK_KING;
    }

    /**
     * Colour test.
     *
     * @param piece piece code
     * @return whether it is red
     */
    public static boolean isRed(int piece) {
        return piece == RED_PAWN || piece == RED_KING;
    }

    /**
     * Rank test.
     *
     * @param piece piece code
     * @return whether it is a pawn
     */
    public static boolean isPawn(int piece) {
        return piece == RED_PAWN || piece == BLACK_PAWN;
    }

    /**
     * The row of promotion.
     *
     * @param piece piece code
     * @return 7 or 0
     */
    public static int kingRow(int piece) {
        return isRed(piece) ? 0 : 7;
    }

    /** Empties the three sets. */
    public void zero() {
        red = black = kings = 0L;
    }

    /** Fills the first and the last 24 bits, as far as they are dark. */
    public void init() {
        kings = 0L;
        black = DARK & 0x0000000000FFFFFFL;
        red = DARK & 0xFFFFFF0000000000L;
    }

    /**
     * Whether a piece may stand there.
     *
     * @param row row
     * @param col column
     * @return whether it is a dark square of the board
     */
    public boolean validate(int row, int col) {
        return ((row | col) & ~7) == 0 && (bit(row, col) & DARK) != 0;
    }

    /**
     * What stands there.
     *
     * @param row row
     * @param col column
     * @return piece code
     */
    public int occupant(int row, int col) {
        return code(bit(row, col));
    }

    /**
     * Takes off what stands there.
     *
     * @param row row
     * @param col column
     * @return its piece code
     */
    public int pickUp(int row, int col) {
        long bit = bit(row, col);
        int piece = code(bit);
        red &= ~bit;
        black &= ~bit;
        kings &= ~bit;
        return piece;
    }

    /**
     * Puts a piece there.
     *
     * @param piece piece code
     * @param row row
     * @param col column
     * @return whether it was possible
     */
    public boolean addPiece(int piece, int row, int col) {
        if (!(isRed(piece) || isBlack(piece)) || !validate(row, col)) {
            return false;
        }
        long bit = bit(row, col);
        if (((red | black) & bit) != 0) {
            if (!isPawn(piece) || code(bit) != piece) {
                return false;
            }
            kings |= bit;
            return true;
        }
        if (isRed(piece)) {
            red |= bit;
        } else {
            black |= bit;
        }
        if (!isPawn(piece)) {
            kings |= bit;
        }
        return true;
    }

    /** @return all moves of both sides */
    public Move getMoves() {
        Move list = null;
        long left = red | black;
        while (left != 0) {
            int n = Long.numberOfTrailingZeros(left);
            left &= left - 1; // drops the lowest bit
            list = addMoves(n >> 3, n & 7, list);
        }
        return list;
    }

    /**
     * All moves of one piece.
     *
     * @param row its row
     * @param col its column
     * @return first move of the list
     */
    public Move getMoves(int row, int col) {
        return addMoves(row, col, null);
    }

    private Move addMoves(int row, int col, Move list) {
        long from = bit(row, col);
        int piece = code(from);
        for (long to = steps(from); to != 0; to &= to - 1) {
            int n = Long.numberOfTrailingZeros(to);
            list = new Move(row, col, n >> 3, n & 7, piece, false, list);
        }
        for (long to = jumps(from); to != 0; to &= to - 1) {
            int n = Long.numberOfTrailingZeros(to);
            list = new Move(row, col, n >> 3, n & 7, piece, true, list);
        }
        return list;
    }

    /**
     * Whether the piece may step so.
     *
     * @param fromRow row before
     * @param fromCol column before
     * @param toRow row after
     * @param toCol column after
     * @return whether it may
     */
    public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
        return validate(fromRow, fromCol) && validate(toRow, toCol)
            && (steps(bit(fromRow, fromCol)) & bit(toRow, toCol)) != 0;
    }

    /**
     * Whether the piece may jump so.
     *
     * @param fromRow row before
     * @param fromCol column before
     * @param toRow row after
     * @param toCol column after
     * @return whether it may
     */
    public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
        return validate(fromRow, fromCol) && validate(toRow, toCol)
            && (jumps(bit(fromRow, fromCol)) & bit(toRow, toCol)) != 0;
    }

    /** The squares that a piece can step to. */
    private long steps(long from) {
        long free = ~(red | black);
        return (up(from) | down(from)) & free;
    }

    /** The squares that a piece can jump to. */
    private long jumps(long from) {
        long enemies = (red & from) != 0 ? black : red;
        long free = ~(red | black);
        long result = 0;
        // one direction at a time, or a jump could turn a corner half way
        if (up(from) != 0) {
            result |= upLeft(upLeft(from) & enemies) | upRight(upRight(from) & enemies);
        }
        if (down(from) != 0) {
            result |= downLeft(downLeft(from) & enemies) | downRight(downRight(from) & enemies);
        }
        return result & free;
    }

    private long up(long from) {
        long able = from & (black | kings);
        return upLeft(able) | upRight(able);
    }

    private long down(long from) {
        long able = from & (red | kings);
        return downLeft(able) | downRight(able);
    }

    private static long upLeft(long set) {
        return (set & ~LEFT) << 7;
    }

    private static long upRight(long set) {
        return (set & ~RIGHT) << 9;
    }

    private static long downLeft(long set) {
        return (set & ~LEFT) >>> 9;
    }

    private static long downRight(long set) {
        return (set & ~RIGHT) >>> 7;
    }

    private static long bit(int row, int col) {
        return 1L << (row << 3 | col);
    }

    private int code(long bit) {
        boolean king = (kings & bit) != 0;
        if ((red & bit) != 0) {
            return king ? RED_KING : RED_PAWN;
        }
        if ((black & bit) != 0) {
            return king ? BLACK_KING : BLACK_PAWN;
        }
        return NO_PIECE;
    }

    /** @return the board as text */
    @Override
    public String toString() {
        StringBuffer text = new StringBuffer();
        for (int row = 7; row >= 0; row--) {
            for (int col = 0; col < 8; col++) {
                long bit = bit(row, col);
                String letter = (red & bit) != 0 ? "r" : (black & bit) != 0 ? "b" : ".";
                text.append(' ').append((kings & bit) != 0 ? letter.toUpperCase() : letter).append(' ');
            }
            text.append(System.getProperty("line.separator"));
        }
        return text.toString();
    }

    /**
     * All pieces.
     *
     * @return first square of the list
     * @throws CBException cannot happen
     */
    public Square getBoardList() throws CBException {
        Square list = null;
        for (long left = red | black; left != 0; left &= left - 1) {
            int n = Long.numberOfTrailingZeros(left);
            list = new Square(n >> 3, n & 7, code(1L << n), list);
        }
        return list;
    }
}
