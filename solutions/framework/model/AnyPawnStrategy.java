package framework.games.own;

import framework.model.Space;
import framework.model.Strategy;
import java.util.List;
import java.util.Random;

/** Makes any step that a pawn can make. */
class AnyPawnStrategy extends Strategy {

  private final Random random = new Random();

  AnyPawnStrategy() {
    super("Random");
  }

  @Override
  protected void moveHook() throws InterruptedException {
    List<List<Space>> steps = ((HexapawnBoard) getBoard()).stepsOf(getPlayer());
    List<Space> chosen = steps.get(random.nextInt(steps.size()));
    tryMove(getBoard().getFactory().createMove(this, getPlayer(), chosen));
  }
}
