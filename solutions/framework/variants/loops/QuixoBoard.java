package framework.games.quixo;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.MoveProcessor;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.ArrayList;
import java.util.List;

/** The board of Quixo. */
public class QuixoBoard extends Board {

    /** The players of the running game. */
    private Player[] players = new Player[0];

    /**
     * A new board.
     *
     * @throws InvalidSingletonInstantiationException as the framework wants it
     */
    public QuixoBoard() throws InvalidSingletonInstantiationException {
        super(5, 5);
    }

    @Override
    protected void newGameHook(List<Player> playersOfTheGame) {
        players = new Player[playersOfTheGame.size()];
        for (int i = 0; i < players.length; i++) {
            players[i] = playersOfTheGame.get(i);
        }
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 5; column++) {
                getSpace(row, column).placePiece(new QuixoPiece(null));
            }
        }
    }

    @Override
    protected GameOverStatus gameOverHook() {
        Move last = MoveProcessor.instance().getLastMove();
        if (last == null) {
            return GameOverStatus.NOT_OVER;
        }
        Player mover = last.getPlayer();
        // The opponents first: a line of theirs counts more.
        for (int i = 0; i < players.length; i++) {
            if (players[i] != mover) {
                GameOverStatus status = statusFor(players[i]);
                if (status != null) {
                    return status;
                }
            }
        }
        GameOverStatus status = statusFor(mover);
        if (status != null) {
            return status;
        }
        return GameOverStatus.NOT_OVER;
    }

    private GameOverStatus statusFor(Player player) {
        List<Space> spaces = new ArrayList<Space>();
        for (int row = 0; row < 5; row++) {
            int count = 0;
            for (int column = 0; column < 5; column++) {
                if (isOwned(row, column, player)) {
                    count++;
                }
            }
            if (count == 5) {
                for (int column = 0; column < 5; column++) {
                    spaces.add(getSpace(row, column));
                }
            }
        }
        for (int column = 0; column < 5; column++) {
            int count = 0;
            for (int row = 0; row < 5; row++) {
                if (isOwned(row, column, player)) {
                    count++;
                }
            }
            if (count == 5) {
                for (int row = 0; row < 5; row++) {
                    spaces.add(getSpace(row, column));
                }
            }
        }
        int down = 0;
        int up = 0;
        for (int i = 0; i < 5; i++) {
            if (isOwned(i, i, player)) {
                down++;
            }
            if (isOwned(4 - i, i, player)) {
                up++;
            }
        }
        if (down == 5) {
            for (int i = 0; i < 5; i++) {
                spaces.add(getSpace(i, i));
            }
        }
        if (up == 5) {
            for (int i = 0; i < 5; i++) {
                spaces.add(getSpace(4 - i, i));
            }
        }
        if (spaces.isEmpty()) {
            return null;
        }
        return new WinningSpacesGameOverStatus(player, spaces);
    }

    private boolean isOwned(int row, int column, Player player) {
        return getSpace(row, column).getPiece() != null
                && getSpace(row, column).getPiece().getPlayer() == player;
    }
}
