package framework.games.own;

import framework.model.Board;
import framework.model.OnePiecePlayer;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

class AnySpaceStrategy extends Strategy {
  AnySpaceStrategy() {
    super("Chance");
  }

  @Override
  protected void moveHook() throws InterruptedException {
    List<Space> empty = ((ColoursBoard) Board.instance()).spaces().filter(Space::isEmpty).toList();
    Space space = empty.get(ThreadLocalRandom.current().nextInt(empty.size()));
    OnePiecePlayer me = (OnePiecePlayer) getPlayer();
    tryMove(Factory.instance().createNewPieceMove(this, me.createPiece(), space));
  }
}
