package framework.games.quixo;

import framework.model.Strategy;
import framework.play.TwoSpaceGuiStrategy;
import java.util.ArrayList;
import java.util.List;

/** Who can play Quixo. */
final class QuixoStrategies {
  private QuixoStrategies() {}

  static List<Strategy> all() {
    List<Strategy> all = new ArrayList<>();
    all.add(new TwoSpaceGuiStrategy());
    all.add(new QuixoLineStrategy());
    all.add(new QuixoRandomStrategy());
    return all;
  }
}
