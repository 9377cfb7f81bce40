package checkerboard;

import java.util.Arrays;

/**
 * The checkerboard.
 */
public class Checkerboard implements Piece {

    private final int[][] theBoard = new int[8][8];

    /**
     * Constructs an empty board.
     */
    public Checkerboard() {
        zero();
    }

    /**
     * A quick look at what this class does.
     *
     * @param args not used
     */
    public static void main(String[] args) {
        Checkerboard board = new Checkerboard();
        board.init();
        System.out.println(board);
        for (Move move = board.getMoves(); move != null; move = move.getNext()) {
            System.out.println(move);
        }
        try {
            System.out.println(board.getBoardList());
        } catch (CBException e) {
            e.printStackTrace();
        }
    }

    /**
     * Black pieces.
     *
     * @param piece a code
     * @return true if it is one of them
     */
    public static boolean isBlack(int piece) {
        return piece == BLACK_PAWN || piece == BLACK_KING;
    }

    /**
     * Red pieces.
     *
     * @param piece a code
     * @return true if it is one of them
     */
    public static boolean isRed(int piece) {
        return piece == RED_PAWN || piece == RED_KING;
    }

    /**
     * Pawns.
     *
     * @param piece a code
     * @return true if it is one of them
     */
    public static boolean isPawn(int piece) {
        return piece == RED_PAWN || piece == BLACK_PAWN;
    }

    /**
     * The row of kings.
     *
     * @param piece a code
     * @return 0 or 7
     */
    public static int kingRow(int piece) {
        return isRed(piece) ? Limits.MIN : Limits.MAX;
    }

    /**
     * Clears the board.
     */
    public final void zero() {
        for (int[] row : theBoard) {
            Arrays.fill(row, NO_PIECE);
        }
    }

    /**
     * Sets up the board.
     */
    public void init() {
        zero();
        setUp(BLACK_PAWN, 0, 1, 2);
        setUp(RED_PAWN, 5, 6, 7);
    }

    private void setUp(int piece, int... rows) {
        for (int row : rows) {
            for (int col = Limits.MIN; col <= Limits.MAX; col++) {
                addPiece(piece, row, col);
            }
        }
    }

    /**
     * Valid squares.
     *
     * @param row the row
     * @param col the column
     * @return true if it is one of them
     */
    public boolean validate(int row, int col) {
        return Limits.isIndex(row) && Limits.isIndex(col) && (row + col) % 2 == 0;
    }

    /**
     * The piece on a square.
     *
     * @param row the row
     * @param col the column
     * @return a code
     */
    public int occupant(int row, int col) {
        return theBoard[row][col];
    }

    /**
     * Removes the piece on a square.
     *
     * @param row the row
     * @param col the column
     * @return a code
     */
    public int pickUp(int row, int col) {
        int piece = theBoard[row][col];
        theBoard[row][col] = NO_PIECE;
        return piece;
    }

    /**
     * Adds a piece to a square.
     *
     * @param piece the piece
     * @param row the row
     * @param col the column
     * @return true if it was added
     */
    public boolean addPiece(int piece, int row, int col) {
        if (!validate(row, col) || piece == NO_PIECE || !Limits.isPiece(piece)) {
            return false;
        }
        if (theBoard[row][col] == NO_PIECE) {
            theBoard[row][col] = piece;
        } else if (theBoard[row][col] == piece && piece == RED_PAWN) {
            theBoard[row][col] = RED_KING;
        } else if (theBoard[row][col] == piece && piece == BLACK_PAWN) {
            theBoard[row][col] = BLACK_KING;
        } else {
            return false;
        }
        return true;
    }

    /**
     * The moves of all pieces.
     *
     * @return the first one
     */
    public Move getMoves() {
        Move list = null;
        for (int row = Limits.MIN; row <= Limits.MAX; row++) {
            for (int col = Limits.MIN; col <= Limits.MAX; col++) {
                list = getMoves(row, col, list);
            }
        }
        return list;
    }

    /**
     * The moves of a piece.
     *
     * @param row the row
     * @param col the column
     * @return the first one
     */
    public Move getMoves(int row, int col) {
        return getMoves(row, col, null);
    }

    private Move getMoves(int row, int col, Move list) {
        Move result = list;
        for (int i = -2; i <= 2; i++) {
            for (int j = -2; j <= 2; j++) {
                if (isMove(row, col, row + i, col + j)) {
                    result = new Move(row, col, row + i, col + j, occupant(row, col), false, result);
                }
                if (isJump(row, col, row + i, col + j)) {
                    result = new Move(row, col, row + i, col + j, occupant(row, col), true, result);
                }
            }
        }
        return result;
    }

    /**
     * Valid steps.
     *
     * @param fromRow the row where it starts
     * @param fromCol the column where it starts
     * @param toRow the row where it ends
     * @param toCol the column where it ends
     * @return true if it is one of them
     */
    public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
        return isDiagonal(fromRow, fromCol, toRow, toCol, 1);
    }

    /**
     * Valid jumps.
     *
     * @param fromRow the row where it starts
     * @param fromCol the column where it starts
     * @param toRow the row where it ends
     * @param toCol the column where it ends
     * @return true if it is one of them
     */
    public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
        if (!isDiagonal(fromRow, fromCol, toRow, toCol, 2)) {
            return false;
        }
        int piece = occupant(fromRow, fromCol);
        int middle = occupant((fromRow + toRow) / 2, (fromCol + toCol) / 2);
        return isBlack(piece) && isRed(middle) || isRed(piece) && isBlack(middle);
    }

    private boolean isDiagonal(int fromRow, int fromCol, int toRow, int toCol, int n) {
        if (!validate(fromRow, fromCol) || !validate(toRow, toCol)
                || occupant(toRow, toCol) != NO_PIECE || Math.abs(toCol - fromCol) != n) {
            return false;
        }
        int piece = occupant(fromRow, fromCol);
        boolean up = toRow == fromRow + n && piece != RED_PAWN;
        boolean down = toRow == fromRow - n && piece != BLACK_PAWN;
        return piece != NO_PIECE && (up || down);
    }

    @Override
    public String toString() {
        StringBuilder builder = new StringBuilder();
        for (int row = Limits.MAX; row >= Limits.MIN; row--) {
            builder.append(row).append(" ");
            for (int col = Limits.MIN; col <= Limits.MAX; col++) {
                int piece = theBoard[row][col];
                if (piece == RED_PAWN) {
                    builder.append(" r ");
                } else if (piece == RED_KING) {
                    builder.append(" R ");
                } else if (piece == BLACK_PAWN) {
                    builder.append(" b ");
                } else if (piece == BLACK_KING) {
                    builder.append(" B ");
                } else {
                    builder.append(" . ");
                }
            }
            builder.append(System.lineSeparator());
        }
        return builder.toString();
    }

    /**
     * All occupied squares.
     *
     * @return the first one
     * @throws CBException if a square is not valid
     */
    public Square getBoardList() throws CBException {
        Square list = null;
        for (int row = Limits.MIN; row <= Limits.MAX; row++) {
            for (int col = Limits.MIN; col <= Limits.MAX; col++) {
                if (theBoard[row][col] != NO_PIECE) {
                    list = new Square(row, col, theBoard[row][col], list);
                }
            }
        }
        return list;
    }
}

/**
 * What is valid. Square uses it, too.
 */
final class Limits {
    static final int MIN = 0;
    static final int MAX = 7;

    private static final int[] CODES = {
        Piece.NO_PIECE, Piece.RED_PAWN, Piece.RED_KING, Piece.BLACK_PAWN, Piece.BLACK_KING
    };

    private Limits() {
    }

    static boolean isIndex(int i) {
        return i >= MIN && i <= MAX;
    }

    static boolean isPiece(int code) {
        for (int each : CODES) {
            if (each == code) {
                return true;
            }
        }
        return false;
    }

    static void checkIndex(int i) throws CBException {
        if (!isIndex(i)) {
            throw new CBException("index " + i);
        }
    }

    static void checkPiece(int code) throws CBException {
        if (!isPiece(code)) {
            throw new CBException("piece " + code);
        }
    }
}
