package framework.games.own.breakthrough;

import framework.Board;
import framework.Factory;
import framework.Space;
import framework.Strategy;
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
