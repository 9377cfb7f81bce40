package framework.games.quixo;

import framework.model.Board;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import java.util.Random;

/** Looks two moves ahead, with plain arrays. */
public class QuixoLineStrategy extends Strategy {

    private final Random random;

    /** A new strategy. */
    public QuixoLineStrategy() {
        super("Lines");
        random = new Random();
    }

    /**
     * A new strategy.
     *
     * @param random the source of chance
     */
    public QuixoLineStrategy(Random random) {
        super("Lines");
        this.random = random;
    }

    @Override
    protected void moveHook() throws InterruptedException {
        int[][] board = new int[5][5];
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 5; column++) {
                Player owner = Board.instance().getSpace(row, column).getPiece().getPlayer();
                if (owner == null) {
                    board[row][column] = 0;
                } else if (owner == getPlayer()) {
                    board[row][column] = 1;
                } else {
                    board[row][column] = 2;
                }
            }
        }
        int bestValue = -1;
        int bestCount = 0;
        int[] best = new int[4];
        for (int fromRow = 0; fromRow < 5; fromRow++) {
            for (int fromColumn = 0; fromColumn < 5; fromColumn++) {
                for (int toRow = 0; toRow < 5; toRow++) {
                    for (int toColumn = 0; toColumn < 5; toColumn++) {
                        if (isLegal(board, fromRow, fromColumn, toRow, toColumn, 1)) {
                            int[][] after = push(board, fromRow, fromColumn, toRow, toColumn, 1);
                            int value = value(after);
                            if (value > bestValue) {
                                bestValue = value;
                                bestCount = 0;
                            }
                            if (value == bestValue) {
                                bestCount++;
                                // Each of them with the same chance, though nobody counts before.
                                if (random.nextInt(bestCount) == 0) {
                                    best[0] = fromRow;
                                    best[1] = fromColumn;
                                    best[2] = toRow;
                                    best[3] = toColumn;
                                }
                            }
                        }
                    }
                }
            }
        }
        Space from = Board.instance().getSpace(best[0], best[1]);
        Space to = Board.instance().getSpace(best[2], best[3]);
        tryMove(
                Factory.instance()
                        .createMovePieceMove(this, getPlayer(), from.getPiece(), from, to));
    }

    private static int value(int[][] after) {
        if (hasLine(after, 2)) {
            return 0;
        }
        if (hasLine(after, 1)) {
            return 3;
        }
        for (int fromRow = 0; fromRow < 5; fromRow++) {
            for (int fromColumn = 0; fromColumn < 5; fromColumn++) {
                for (int toRow = 0; toRow < 5; toRow++) {
                    for (int toColumn = 0; toColumn < 5; toColumn++) {
                        if (isLegal(after, fromRow, fromColumn, toRow, toColumn, 2)) {
                            int[][] next = push(after, fromRow, fromColumn, toRow, toColumn, 2);
                            if (hasLine(next, 2) && !hasLine(next, 1)) {
                                return 1;
                            }
                        }
                    }
                }
            }
        }
        return 2;
    }

    private static boolean isLegal(
            int[][] board, int fromRow, int fromColumn, int toRow, int toColumn, int mover) {
        if (board[fromRow][fromColumn] != 0 && board[fromRow][fromColumn] != mover) {
            return false;
        }
        if (fromRow != 0 && fromRow != 4 && fromColumn != 0 && fromColumn != 4) {
            return false;
        }
        if (fromRow == toRow && fromColumn == toColumn) {
            return false;
        }
        if (fromRow == toRow) {
            return toColumn == 0 || toColumn == 4;
        }
        if (fromColumn == toColumn) {
            return toRow == 0 || toRow == 4;
        }
        return false;
    }

    private static int[][] push(
            int[][] board, int fromRow, int fromColumn, int toRow, int toColumn, int mover) {
        int[][] after = new int[5][5];
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 5; column++) {
                after[row][column] = board[row][column];
            }
        }
        if (fromRow == toRow) {
            for (int column = fromColumn; column < toColumn; column++) {
                after[fromRow][column] = board[fromRow][column + 1];
            }
            for (int column = fromColumn; column > toColumn; column--) {
                after[fromRow][column] = board[fromRow][column - 1];
            }
        } else {
            for (int row = fromRow; row < toRow; row++) {
                after[row][fromColumn] = board[row + 1][fromColumn];
            }
            for (int row = fromRow; row > toRow; row--) {
                after[row][fromColumn] = board[row - 1][fromColumn];
            }
        }
        after[toRow][toColumn] = mover;
        return after;
    }

    private static boolean hasLine(int[][] board, int owner) {
        for (int i = 0; i < 5; i++) {
            int inRow = 0;
            int inColumn = 0;
            for (int j = 0; j < 5; j++) {
                if (board[i][j] == owner) {
                    inRow++;
                }
                if (board[j][i] == owner) {
                    inColumn++;
                }
            }
            if (inRow == 5 || inColumn == 5) {
                return true;
            }
        }
        int down = 0;
        int up = 0;
        for (int i = 0; i < 5; i++) {
            if (board[i][i] == owner) {
                down++;
            }
            if (board[4 - i][i] == owner) {
                up++;
            }
        }
        return down == 5 || up == 5;
    }
}
