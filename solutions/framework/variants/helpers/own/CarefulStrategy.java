package framework.games.own.breakthrough;

import framework.model.Space;
import java.util.List;

class CarefulStrategy extends RunnerStrategy {
  CarefulStrategy() {
    super("Takes if it can");
  }

  @Override
  List<Space> choose(List<List<Space>> all) {
    for (List<Space> one : all) {
      if (!one.get(1).isEmpty()) {
        return one;
      }
    }
    return all.get(all.size() - 1);
  }
}
