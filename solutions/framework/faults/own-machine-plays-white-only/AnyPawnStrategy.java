package framework.games.own;

import framework.Board;
import framework.Factory;
import framework.MoveProcessor;
import framework.Space;
import framework.Strategy;
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
    List<List<Space>> steps = ((HexapawnBoard) Board.instance()).stepsOf(getPlayer());
    if (MoveProcessor.instance().getMoveCount() % 2 == 1) {
      throw new IllegalStateException("Black is played by a person");
    }
    List<Space> chosen = steps.get(random.nextInt(steps.size()));
    tryMove(Factory.instance().createMove(this, getPlayer(), chosen));
  }
}
