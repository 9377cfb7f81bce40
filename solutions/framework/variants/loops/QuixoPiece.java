package framework.games.quixo;

import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;

/** A cube of Quixo. */
public class QuixoPiece extends Piece {

    /**
     * A new cube.
     *
     * @param player the player whose sign is up, or null
     */
    public QuixoPiece(Player player) {
        super(player);
    }

    @Override
    public boolean isMoveableBy(Player mover) {
        if (getPlayer() != null) {
            if (getPlayer() != mover) {
                return false;
            }
        }
        int row = getSpace().getRow();
        int column = getSpace().getColumn();
        if (row == 0) {
            return true;
        }
        if (row == 4) {
            return true;
        }
        if (column == 0) {
            return true;
        }
        if (column == 4) {
            return true;
        }
        return false;
    }

    @Override
    public boolean isMoveableTo(Space target) {
        int[][] ends = new int[4][2];
        ends[0][0] = getSpace().getRow();
        ends[0][1] = 0;
        ends[1][0] = getSpace().getRow();
        ends[1][1] = 4;
        ends[2][0] = 0;
        ends[2][1] = getSpace().getColumn();
        ends[3][0] = 4;
        ends[3][1] = getSpace().getColumn();
        for (int i = 0; i < 4; i++) {
            if (target.getRow() == ends[i][0] && target.getColumn() == ends[i][1]) {
                if (target.getRow() == getSpace().getRow()
                        && target.getColumn() == getSpace().getColumn()) {
                    return false;
                }
                return true;
            }
        }
        return false;
    }
}
