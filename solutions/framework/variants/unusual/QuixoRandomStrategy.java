package framework.games.quixo;

import framework.model.Board;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Draws from an endless stream of numbers, all moves in one turn. */
public final class QuixoRandomStrategy extends Strategy {
  private final PrimitiveIterator.OfInt numbers;

  /** Chance. */
  public QuixoRandomStrategy() {
    this(new Random());
  }

  /** Chance from here. */
  public QuixoRandomStrategy(Random random) {
    super("");
    numbers = random.ints(0, 25).iterator();
  }

  @Override
  public void moveHook() throws InterruptedException {
    List<Space> spaces =
        StreamSupport.stream(Board.instance().spliterator(), false).collect(Collectors.toList());
    boolean moved;
    do {
      Space from = spaces.get(numbers.nextInt());
      Space to = spaces.get(numbers.nextInt());
      moved = tryMove(Factory.instance().createMove(this, getPlayer(), List.of(from, to)));
    } while (!moved);
  }
}
