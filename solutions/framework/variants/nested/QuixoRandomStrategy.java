package framework.games.quixo;

import java.util.List;
import java.util.Random;

/** Everything is good enough. */
public class QuixoRandomStrategy extends PickingStrategy {

  /** Makes a strategy. */
  public QuixoRandomStrategy() {
    this(new Random());
  }

  /**
   * Makes a strategy.
   *
   * @param random picks
   */
  public QuixoRandomStrategy(Random random) {
    super("Anything", random);
  }

  @Override
  protected List<Option> best(List<Option> all) {
    return all;
  }
}
