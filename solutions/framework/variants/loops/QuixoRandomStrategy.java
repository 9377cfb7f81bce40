package framework.games.quixo;

import framework.model.Board;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import java.util.Random;

/** Tries one move after the other, without looking. */
public class QuixoRandomStrategy extends Strategy {

    private final Random random;

    /** A new strategy. */
    public QuixoRandomStrategy() {
        super("Random");
        random = new Random();
    }

    /**
     * A new strategy.
     *
     * @param random the source of chance
     */
    public QuixoRandomStrategy(Random random) {
        super("Random");
        this.random = random;
    }

    @Override
    protected void moveHook() throws InterruptedException {
        boolean done = false;
        while (!done) {
            int fromRow = random.nextInt(5);
            int fromColumn = random.nextInt(5);
            int toRow = random.nextInt(5);
            int toColumn = random.nextInt(5);
            Space from = Board.instance().getSpace(fromRow, fromColumn);
            Space to = Board.instance().getSpace(toRow, toColumn);
            done = tryMove(
                    Factory.instance()
                            .createMovePieceMove(this, getPlayer(), from.getPiece(), from, to));
        }
    }
}
