package boardwright.suites.framework;

import framework.model.Board;
import framework.model.Space;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Lists of one or two spaces, by which a move of an unknown game might be chosen. */
final class Choices {
  /** So many single spaces are tried in a position at most, and so many pairs. */
  private static final int MOST = 60;

  /** On a large board each try costs more, so there are fewer: this many by the board's spaces. */
  private static final int EFFORT = 20_000;

  private Choices() {}

  /** Some spaces alone, on a small board all, and some pairs: always the same for a seed. */
  static List<List<Space>> some(Board board, int seed) {
    List<Space> spaces = spaces(board);
    int count = spaces.size();
    int most = Math.min(MOST, 1 + EFFORT / count);
    Random random = new Random(seed);
    List<List<Space>> choices = new ArrayList<>();
    random
        .ints(0, count * count)
        .distinct()
        .limit(Math.min(most, count * count))
        .forEach(pair -> choices.add(List.of(spaces.get(pair / count), spaces.get(pair % count))));
    Collections.shuffle(spaces, random);
    spaces.stream().limit(most).forEach(space -> choices.add(List.of(space)));
    return choices;
  }

  /** All spaces alone in any order, then all pairs in any order. */
  static List<List<Space>> shuffled(Board board, Random random) {
    List<Space> spaces = spaces(board);
    List<List<Space>> pairs = new ArrayList<>();
    for (Space from : spaces) {
      spaces.forEach(to -> pairs.add(List.of(from, to)));
    }
    List<List<Space>> choices = new ArrayList<>();
    spaces.forEach(space -> choices.add(List.of(space)));
    Collections.shuffle(choices, random);
    Collections.shuffle(pairs, random);
    choices.addAll(pairs);
    return choices;
  }

  private static List<Space> spaces(Board board) {
    List<Space> spaces = new ArrayList<>();
    board.forEach(spaces::add);
    return spaces;
  }
}
