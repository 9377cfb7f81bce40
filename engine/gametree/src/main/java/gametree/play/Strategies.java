package gametree.play;

import gametree.AlphaBeta;
import gametree.IBoardStatusVisitor;
import gametree.INextMoveStrategy;
import gametree.IterativeDeepening;
import gametree.MinMax;
import gametree.OwnStrategy;
import gametree.RandomStrategy;
import java.time.Duration;
import java.util.List;
import java.util.Random;

/** The strategies by their names, as they are typed after {@code --black} and {@code --white}. */
public final class Strategies {

  private static final int DEFAULT_DEPTH = 4;
  private static final int MEDIUM_DEPTH = 2;
  private static final int MOST = 99;

  /** Of the two seconds of a hard player, this leaves some for everything else. */
  private static final Duration HARD_TIME = Duration.ofMillis(1500);

  private Strategies() {}

  /** Returns how the strategies can be named. */
  public static List<String> names() {
    return List.of(
        "random",
        "minmax",
        "minmax:DEPTH",
        "alphabeta:DEPTH",
        "deepening:SECONDS",
        "own",
        "easy",
        "medium",
        "hard");
  }

  /**
   * Creates a strategy for a game.
   *
   * @param name one of {@link #names}, with numbers for DEPTH and SECONDS
   * @param game the game
   * @param random the source of chance
   * @throws IllegalArgumentException if there is no such strategy; the message says so
   */
  public static INextMoveStrategy of(String name, Game game, Random random) {
    return of(name, game.worth(), game.bestWorth(), random);
  }

  /**
   * Creates a strategy.
   *
   * @param name one of {@link #names}, with numbers for DEPTH and SECONDS
   * @param worth what a board is worth to a simple strategy
   * @param bestWorth what a board is worth to a strong one
   * @param random the source of chance
   * @throws IllegalArgumentException if there is no such strategy; the message says so
   */
  public static INextMoveStrategy of(
      String name,
      IBoardStatusVisitor<Integer, Integer> worth,
      IBoardStatusVisitor<Integer, Integer> bestWorth,
      Random random) {
    String[] parts = name.split(":", 2);
    boolean hasNumber = parts.length == 2;
    return switch (parts[0] + (hasNumber ? ":" : "")) {
      case "random", "easy" -> new RandomStrategy(random);
      case "own" -> new OwnStrategy();
      case "minmax" -> new MinMax(worth);
      case "minmax:" -> new MinMax(worth, number(name, parts[1]));
      case "alphabeta" -> new AlphaBeta(worth, DEFAULT_DEPTH);
      case "alphabeta:" -> new AlphaBeta(worth, number(name, parts[1]));
      case "medium" -> new AlphaBeta(bestWorth, MEDIUM_DEPTH);
      case "deepening:" ->
          new IterativeDeepening(
              bestWorth, Duration.ofSeconds(number(name, parts[1])), System::nanoTime);
      case "hard", "deepening" -> new IterativeDeepening(bestWorth, HARD_TIME, System::nanoTime);
      default ->
          throw new IllegalArgumentException(
              "There is no player '%s'. There are: human, %s."
                  .formatted(name, String.join(", ", names())));
    };
  }

  private static int number(String name, String text) {
    int number = text.matches("\\d{1,2}") ? Integer.parseInt(text) : 0;
    if (number < 1) {
      throw new IllegalArgumentException(
          "'%s' needs a number from 1 to %d after the colon.".formatted(name, MOST));
    }
    return number;
  }
}
