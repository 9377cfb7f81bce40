package framework.games.own.breakthrough;

import framework.model.Space;
import java.util.List;

class HastyStrategy extends RunnerStrategy {
  HastyStrategy() {
    super("First that comes");
  }

  @Override
  List<Space> choose(List<List<Space>> all) {
    return all.get(0);
  }
}
