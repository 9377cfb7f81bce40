package framework.games.quixo;

import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.TwoSpaceGuiStrategy;
import framework.view.PieceView;
import java.util.Arrays;
import java.util.List;

/** The factory of Quixo. */
public class QuixoFactory extends Factory {

    /**
     * A new factory.
     *
     * @throws InvalidSingletonInstantiationException as the framework wants it
     */
    public QuixoFactory() throws InvalidSingletonInstantiationException {
    }

    @Override
    public List<Player> createPlayers() {
        Player[] players = new Player[2];
        players[0] = new Player("X");
        players[1] = new Player("O");
        return Arrays.asList(players);
    }

    @Override
    public List<Strategy> createPrototypeStrategies() {
        Strategy[] strategies = new Strategy[3];
        strategies[0] = new TwoSpaceGuiStrategy();
        strategies[1] = new QuixoLineStrategy();
        strategies[2] = new QuixoRandomStrategy();
        return Arrays.asList(strategies);
    }

    @Override
    public PieceView createPieceView(Piece piece) {
        PieceView view = new QuixoPieceView(piece);
        return view;
    }

    @Override
    public Move createMovePieceMove(
            MoveController controller, Player player, Piece piece, Space from, Space to) {
        Move move = new QuixoMove(controller, player, piece, from, to);
        return move;
    }
}
