package framework.games.quixo;

import framework.model.Board;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import java.util.ArrayList;
import java.util.Random;

/** Chance, by a record for each choice that there is. */
public class QuixoRandomStrategy extends Strategy {

  private record Choice(Space from, Space to) {
    boolean isAllowed(QuixoRandomStrategy strategy) {
      var cube = from.getPiece();
      return cube.isMoveableBy(strategy.getPlayer()) && cube.isMoveableTo(to);
    }
  }

  private final Random random;

  /** Makes a strategy. */
  public QuixoRandomStrategy() {
    this(new Random());
  }

  /**
   * Makes a strategy.
   *
   * @param random rolls the dice
   */
  public QuixoRandomStrategy(Random random) {
    super("Random, all moves alike");
    this.random = random;
  }

  @Override
  protected void moveHook() throws InterruptedException {
    var choices = new ArrayList<Choice>();
    for (var from : Board.instance()) {
      for (var to : Board.instance()) {
        var choice = new Choice(from, to);
        if (choice.isAllowed(this)) {
          choices.add(choice);
        }
      }
    }
    var choice = choices.get(random.nextInt(choices.size()));
    var cube = choice.from().getPiece();
    tryMove(
        Factory.instance()
            .createMovePieceMove(this, getPlayer(), cube, choice.from(), choice.to()));
  }
}
