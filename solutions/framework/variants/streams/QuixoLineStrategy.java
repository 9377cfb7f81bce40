package framework.games.quixo;

import framework.model.Board;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Sorts all moves by what they are worth, and draws one of the best. */
public class QuixoLineStrategy extends Strategy {

  /** All ways to push, each as the numbers of the spaces that the gap goes through. */
  private static final List<int[]> WAYS =
      IntStream.range(0, 25)
          .boxed()
          .flatMap(from -> IntStream.range(0, 25).mapToObj(to -> way(from, to)))
          .filter(way -> way.length > 1)
          .toList();

  private static final List<int[]> LINES =
      Stream.concat(
              IntStream.range(0, 5)
                  .boxed()
                  .flatMap(i -> Stream.of(line(5 * i, 1), line(i, 5))),
              Stream.of(line(0, 6), line(4, 4)))
          .toList();

  private final Random random;

  /** Makes a strategy. */
  public QuixoLineStrategy() {
    this(new Random());
  }

  /**
   * Makes a strategy.
   *
   * @param random its chance
   */
  public QuixoLineStrategy(Random random) {
    super("Lines in streams");
    this.random = random;
  }

  private static int[] line(int first, int step) {
    return IntStream.range(0, 5).map(i -> first + i * step).toArray();
  }

  private static int[] way(int from, int to) {
    boolean inRow = from / 5 == to / 5;
    boolean inColumn = from % 5 == to % 5;
    boolean fromRim = isEnd(from / 5) || isEnd(from % 5);
    boolean toEnd = inRow && isEnd(to % 5) || inColumn && isEnd(to / 5);
    if (inRow == inColumn || !fromRim || !toEnd) {
      return new int[0];
    }
    int step = (inRow ? 1 : 5) * Integer.signum(to - from);
    return IntStream.iterate(from, at -> at != to + step, at -> at + step).toArray();
  }

  private static boolean isEnd(int index) {
    return index == 0 || index == 4;
  }

  @Override
  protected void moveHook() throws InterruptedException {
    int[] board =
        StreamSupport.stream(Board.instance().spliterator(), false)
            .mapToInt(space -> side(space.getPiece().getPlayer()))
            .toArray();
    Map<Integer, List<int[]>> byWorth =
        ways(board, 1)
            .collect(
                Collectors.groupingBy(
                    way -> worth(pushed(board, way, 1)), TreeMap::new, Collectors.toList()));
    List<int[]> best = ((TreeMap<Integer, List<int[]>>) byWorth).lastEntry().getValue();
    int[] way = best.get(random.nextInt(best.size()));
    Space from = space(way[0]);
    Space to = space(way[way.length - 1]);
    tryMove(Factory.instance().createMovePieceMove(this, getPlayer(), from.getPiece(), from, to));
  }

  private static Space space(int number) {
    return Board.instance().getSpace(number / 5, number % 5);
  }

  private int side(Player owner) {
    return owner == null ? 0 : owner == getPlayer() ? 1 : -1;
  }

  private static Stream<int[]> ways(int[] board, int side) {
    return WAYS.stream().filter(way -> board[way[0]] == 0 || board[way[0]] == side);
  }

  private static int[] pushed(int[] board, int[] way, int side) {
    int[] after = board.clone();
    IntStream.range(1, way.length).forEach(i -> after[way[i - 1]] = board[way[i]]);
    after[way[way.length - 1]] = side;
    return after;
  }

  private static boolean hasLine(int[] board, int side) {
    return LINES.stream().anyMatch(line -> Arrays.stream(line).allMatch(at -> board[at] == side));
  }

  private static int worth(int[] after) {
    if (hasLine(after, -1)) {
      return 0;
    }
    if (hasLine(after, 1)) {
      return 3;
    }
    return ways(after, -1)
            .map(way -> pushed(after, way, -1))
            .anyMatch(answer -> hasLine(answer, -1) && !hasLine(answer, 1))
        ? 1
        : 2;
  }
}
