package checkerboard;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The board in 64 cells; everything that concerns many of them is a stream. */
public class Checkerboard implements Piece {

    private static final Map<Integer, String> SYMBOLS =
            Map.of(RED_PAWN, " r ", RED_KING, " R ", BLACK_PAWN, " b ", BLACK_KING, " B ");

    private final RandomGenerator chance = RandomGenerator.getDefault();

    private final int[] cells = IntStream.generate(() -> NO_PIECE).limit(64).toArray();

    /**
     * Black pieces.
     *
     * @param piece code
     * @return member or not
     */
    public static boolean isBlack(int piece) {
        return IntStream.of(BLACK_PAWN, BLACK_KING).anyMatch(code -> code == piece);
    }

    /**
     * Red pieces.
     *
     * @param piece code
     * @return member or not
     */
    public static boolean isRed(int piece) {
        return IntStream.of(RED_PAWN, RED_KING).anyMatch(code -> code == piece);
    }

    /**
     * Pawns.
     *
     * @param piece code
     * @return member or not
     */
    public static boolean isPawn(int piece) {
        return IntStream.of(BLACK_PAWN, RED_PAWN).anyMatch(code -> code == piece);
    }

    /**
     * Row of coronation.
     *
     * @param piece code
     * @return row
     */
    public static int kingRow(int piece) {
        return Map.of(true, 7, false, 0).get(isBlack(piece));
    }

    /** Sets all cells to empty. */
    public void zero() {
        Arrays.fill(cells, NO_PIECE);
    }

    /** Sets all cells to the start of a game. */
    public void init() {
        zero();
        fill(cell -> cell < 24, BLACK_PAWN);
        fill(cell -> cell >= 40, RED_PAWN);
    }

    private void fill(IntPredicate where, int piece) {
        blackCells().filter(where).forEach(cell -> cells[cell] = piece);
    }

    private IntStream blackCells() {
        return IntStream.range(0, 64).filter(cell -> (cell / 8 + cell % 8) % 2 == 0);
    }

    private IntStream occupiedCells() {
        return IntStream.range(0, 64).filter(cell -> cells[cell] != NO_PIECE);
    }

    /**
     * Cells for pieces.
     *
     * @param row row
     * @param col column
     * @return member or not
     */
    public boolean validate(int row, int col) {
        return IntStream.of(row, col).allMatch(i -> 0 <= i && i < 8)
                && blackCells().anyMatch(cell -> cell == 8 * row + col);
    }

    /**
     * Content.
     *
     * @param row row
     * @param col column
     * @return code
     */
    public int occupant(int row, int col) {
        return cells[8 * row + col];
    }

    /**
     * Content, which is removed.
     *
     * @param row row
     * @param col column
     * @return code
     */
    public int pickUp(int row, int col) {
        int piece = occupant(row, col);
        cells[8 * row + col] = NO_PIECE;
        return piece;
    }

    /**
     * New content.
     *
     * @param piece code
     * @param row row
     * @param col column
     * @return done or not
     */
    public boolean addPiece(int piece, int row, int col) {
        if (!SYMBOLS.containsKey(piece) || !validate(row, col)) {
            return false;
        }
        int before = occupant(row, col);
        if (before == NO_PIECE) {
            cells[8 * row + col] = piece;
            return true;
        }
        if (before == piece && isPawn(piece)) {
            cells[8 * row + col] = isRed(piece) ? RED_KING : BLACK_KING;
            return true;
        }
        return false;
    }

    /**
     * Moves on the whole board.
     *
     * @return list
     */
    public Move getMoves() {
        return linked(occupiedCells().boxed().flatMap(cell -> moves(cell / 8, cell % 8)));
    }

    /**
     * Moves from one cell.
     *
     * @param row row
     * @param col column
     * @return list
     */
    public Move getMoves(int row, int col) {
        return linked(moves(row, col));
    }

    private Stream<Move> moves(int row, int col) {
        int piece = occupant(row, col);
        return blackCells()
                .filter(to -> isMove(row, col, to / 8, to % 8) || isJump(row, col, to / 8, to % 8))
                .mapToObj(to -> new Move(row, col, to / 8, to % 8, piece,
                        isJump(row, col, to / 8, to % 8), null));
    }

    private Move linked(Stream<Move> moves) {
        List<Move> list = moves.collect(Collectors.toList());
        Collections.shuffle(list, new Random(chance.nextLong()));
        IntStream.range(1, list.size()).forEach(i -> list.get(i - 1).setNext(list.get(i)));
        return list.stream().findFirst().orElse(null);
    }

    /**
     * Steps.
     *
     * @param fromRow start row
     * @param fromCol start column
     * @param toRow target row
     * @param toCol target column
     * @return allowed or not
     */
    public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
        return reaches(fromRow, fromCol, toRow, toCol, 1);
    }

    /**
     * Jumps.
     *
     * @param fromRow start row
     * @param fromCol start column
     * @param toRow target row
     * @param toCol target column
     * @return allowed or not
     */
    public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
        if (!reaches(fromRow, fromCol, toRow, toCol, 2)) {
            return false;
        }
        int mover = occupant(fromRow, fromCol);
        int jumped = occupant((fromRow + toRow) / 2, (fromCol + toCol) / 2);
        return isRed(mover) && isBlack(jumped) || isBlack(mover) && isRed(jumped);
    }

    private boolean reaches(int fromRow, int fromCol, int toRow, int toCol, int length) {
        return validate(fromRow, fromCol)
                && validate(toRow, toCol)
                && occupant(toRow, toCol) == NO_PIECE
                && ways(occupant(fromRow, fromCol))
                        .map(way -> way * length)
                        .anyMatch(way -> fromRow + way == toRow)
                && IntStream.of(-length, length).anyMatch(way -> fromCol + way == toCol);
    }

    /** +1 if the piece goes up, -1 if it goes down. */
    private static IntStream ways(int piece) {
        return IntStream.concat(
                IntStream.of(1).filter(up -> isBlack(piece) || piece == RED_KING),
                IntStream.of(-1).filter(down -> isRed(piece) || piece == BLACK_KING));
    }

    @Override
    public String toString() {
        return IntStream.iterate(7, row -> row >= 0, row -> row - 1)
                .mapToObj(row -> IntStream.range(0, 8)
                        .map(col -> occupant(row, col))
                        .mapToObj(piece -> SYMBOLS.getOrDefault(piece, " . "))
                        .collect(Collectors.joining("", row + "| ", System.lineSeparator())))
                .collect(Collectors.joining());
    }

    /**
     * Pieces on the whole board.
     *
     * @return list
     * @throws CBException if a square is refused
     */
    public Square getBoardList() throws CBException {
        Square list = null;
        for (int cell : occupiedCells().toArray()) {
            list = new Square(cell / 8, cell % 8, cells[cell], list);
        }
        return list;
    }
}
