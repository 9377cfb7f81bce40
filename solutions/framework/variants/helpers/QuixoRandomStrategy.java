package framework.games.quixo;

import framework.model.Board;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Takes any cube that it may, and pushes it in at any end that it may. */
public class QuixoRandomStrategy extends Strategy {
  private final Random chance;

  /** Creates a strategy. */
  public QuixoRandomStrategy() {
    this(new Random());
  }

  /**
   * Creates a strategy.
   *
   * @param random its dice
   */
  public QuixoRandomStrategy(Random random) {
    super("Dice");
    chance = random;
  }

  @Override
  protected void moveHook() throws InterruptedException {
    List<Space> cubes = new ArrayList<>();
    for (Space space : Board.instance()) {
      if (space.getPiece().isMoveableBy(getPlayer())) {
        cubes.add(space);
      }
    }
    Space from = any(cubes);
    List<Space> ends = new ArrayList<>();
    for (Space space : Board.instance()) {
      if (from.getPiece().isMoveableTo(space)) {
        ends.add(space);
      }
    }
    Space to = any(ends);
    tryMove(Factory.instance().createMovePieceMove(this, getPlayer(), from.getPiece(), from, to));
  }

  private Space any(List<Space> spaces) {
    return spaces.get(chance.nextInt(spaces.size()));
  }
}
