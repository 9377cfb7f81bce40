package framework.games.quixo;

import framework.model.Board;
import framework.model.MoveController;
import framework.model.MovePieceMove;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;

/** A move of Quixo. */
public class QuixoMove extends MovePieceMove {

    /** The whole board as it was before the move. */
    private final Piece[][] old = new Piece[5][5];

    /** What goes in. */
    private final QuixoPiece newCube;

    /**
     * A new move.
     *
     * @param controller the controller
     * @param player the player
     * @param piece the cube
     * @param from its space
     * @param to where it goes
     */
    public QuixoMove(
            MoveController controller, Player player, Piece piece, Space from, Space to) {
        super(controller, player, piece, from, to);
        newCube = new QuixoPiece(player);
    }

    @Override
    protected boolean makeMoveHook() {
        Board board = Board.instance();
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 5; column++) {
                old[row][column] = board.getSpace(row, column).getPiece();
            }
        }
        int fromRow = getFromSpace().getRow();
        int fromColumn = getFromSpace().getColumn();
        int toRow = getToSpace().getRow();
        int toColumn = getToSpace().getColumn();
        board.getSpace(fromRow, fromColumn).clearSpace();
        if (fromRow == toRow && fromColumn < toColumn) {
            for (int column = fromColumn; column < toColumn; column++) {
                shift(board, fromRow, column + 1, fromRow, column);
            }
        } else if (fromRow == toRow) {
            for (int column = fromColumn; column > toColumn; column--) {
                shift(board, fromRow, column - 1, fromRow, column);
            }
        } else if (fromRow < toRow) {
            for (int row = fromRow; row < toRow; row++) {
                shift(board, row + 1, fromColumn, row, fromColumn);
            }
        } else {
            for (int row = fromRow; row > toRow; row--) {
                shift(board, row - 1, fromColumn, row, fromColumn);
            }
        }
        board.getSpace(toRow, toColumn).placePiece(newCube);
        return true;
    }

    private static void shift(Board board, int fromRow, int fromColumn, int toRow, int toColumn) {
        Piece piece = board.getSpace(fromRow, fromColumn).clearSpace();
        board.getSpace(toRow, toColumn).placePiece(piece);
    }

    @Override
    protected boolean undoHook() {
        Board board = Board.instance();
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 5; column++) {
                if (board.getSpace(row, column).getPiece() != old[row][column]) {
                    board.getSpace(row, column).clearSpace();
                }
            }
        }
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 5; column++) {
                if (board.getSpace(row, column).isEmpty()) {
                    board.getSpace(row, column).placePiece(old[row][column]);
                }
            }
        }
        return true;
    }
}
