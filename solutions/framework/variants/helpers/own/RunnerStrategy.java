package framework.games.own.breakthrough;

import framework.model.Board;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import java.util.ArrayList;
import java.util.List;

/** A strategy that chooses among all moves there are. */
abstract class RunnerStrategy extends Strategy {
  RunnerStrategy(String name) {
    super(name);
  }

  @Override
  protected void moveHook() throws InterruptedException {
    List<List<Space>> all = new ArrayList<>();
    for (Space from : Board.instance()) {
      if (from.getPiece() != null && from.getPiece().isMoveableBy(getPlayer())) {
        for (Space to : Board.instance()) {
          if (from.getPiece().isMoveableTo(to)) {
            all.add(List.of(from, to));
          }
        }
      }
    }
    tryMove(Factory.instance().createMove(this, getPlayer(), choose(all)));
  }

  abstract List<Space> choose(List<List<Space>> all);
}
