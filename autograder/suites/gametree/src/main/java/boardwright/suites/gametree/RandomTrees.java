package boardwright.suites.gametree;

import boardwright.protocol.CaseSource;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Trees drawn at random, of two to five moves depth. */
final class RandomTrees implements CaseSource {
  private static final int TREES = 40;

  @Override
  public List<String> draw(RandomGenerator random) {
    List<String> trees = new ArrayList<>();
    for (int i = 0; i < TREES; i++) {
      String tree = TreeBoard.random(random, 2 + i % 4, i % 2 == 0);
      if (tree.startsWith("(") || tree.startsWith("p")) {
        trees.add(tree);
      }
    }
    return trees;
  }

  @Override
  public int size(String tree) {
    return tree.length();
  }
}
