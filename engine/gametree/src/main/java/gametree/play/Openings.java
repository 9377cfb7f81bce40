package gametree.play;

import gametree.IBoardModel;
import gametree.IsGameOver;
import gametree.Move;
import gametree.MoveCollector;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;

/** Beginnings of games at random, so that strategies without chance don't repeat one game. */
public final class Openings {

  /** A small board may not have as many different ones as somebody wants. */
  private static final int ATTEMPTS = 1000;

  private Openings() {}

  /**
   * Returns different openings, after which the game is still open.
   *
   * @param boards creates a board at the beginning of a game
   * @param count how many; fewer are returned if a thousand attempts find no more
   * @param length the number of moves of each
   * @param seed the same seed returns the same openings
   */
  public static List<List<Move>> random(
      Supplier<IBoardModel> boards, int count, int length, long seed) {
    Random random = new Random(seed);
    Set<List<Move>> openings = new LinkedHashSet<>();
    for (int i = 0; i < ATTEMPTS && openings.size() < count; i++) {
      IBoardModel board = boards.get();
      List<Move> moves = new ArrayList<>();
      while (moves.size() < length && !IsGameOver.on(board)) {
        int player = moves.size() % 2;
        List<Move> valid = MoveCollector.collect(board, player);
        Move move = valid.get(random.nextInt(valid.size()));
        Referee.makeMove(board, move, player);
        moves.add(move);
      }
      if (!IsGameOver.on(board)) {
        openings.add(moves);
      }
    }
    return List.copyOf(openings);
  }
}
