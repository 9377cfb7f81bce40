package board.bench;

import board.model.Position;
import board.players.ComputerPlayer;
import board.players.Deadline;
import board.players.Search;
import checkerboard.window.CheckersPosition;
import combochess.model.GameSettings;
import combochess.play.ChessPosition;
import framework.games.connectfour.ConnectFourPosition;
import framework.games.quixo.QuixoPosition;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Has each level play against the one below it, and prints how many points it gets, with draws as
 * half, and how long it thinks. Each random opening is played twice, with the seats swapped.
 *
 * <p>Called with the number of games and the milliseconds that a hard player may take.
 */
public final class Levels {

  private static final int OPENING = 4;

  /** Quixo can go on for ever; such a game is drawn. */
  private static final int LONGEST = 300;

  private Levels() {}

  /** Plays the games. */
  public static void main(String[] args) throws InterruptedException {
    int games = Integer.parseInt(args[0]);
    Duration time = Duration.ofMillis(Integer.parseInt(args[1]));
    compare("Connect Four", ConnectFourPosition::new, games, time);
    compare("Quixo", QuixoPosition::new, games, time);
    compare("Checkers", CheckersPosition::new, games, time);
    GameSettings settings = new GameSettings("White", "Black", 20);
    compare("Combination chess", () -> new ChessPosition(settings), games, time);
  }

  private static <M> void compare(
      String game, Supplier<? extends Position<M>> start, int games, Duration time)
      throws InterruptedException {
    ComputerPlayer<M> easy = ComputerPlayer.random(new Random(1));
    ComputerPlayer<M> medium = Search.medium();
    play(game + ", medium against easy", start, List.of(medium, easy), games);
    play(game + ", hard against medium", start, List.of(Search.within(time), medium), games);
  }

  private static <M> void play(
      String title,
      Supplier<? extends Position<M>> start,
      List<ComputerPlayer<M>> players,
      int games)
      throws InterruptedException {
    double points = 0;
    long[] nanos = new long[2];
    long[] moves = new long[2];
    for (int game = 0; game < games; game++) {
      Position<M> position = start.get();
      Random random = new Random(game / 2);
      for (int i = 0; i < LONGEST && !position.status().isOver(); i++) {
        int player = (position.toMove() + game) % 2;
        long begun = System.nanoTime();
        ComputerPlayer<M> mover = i < OPENING ? ComputerPlayer.random(random) : players.get(player);
        M move = mover.choose(position.copy(), Deadline.NEVER);
        if (i >= OPENING) {
          nanos[player] += System.nanoTime() - begun;
          moves[player]++;
        }
        position.apply(move);
      }
      int winner = position.status().winner();
      points += winner == Position.NOBODY ? 0.5 : (winner + game) % 2 == 0 ? 1 : 0;
    }
    System.out.printf(
        "%-40s %5.1f %%; %.2f and %.2f ms a move%n",
        title,
        100 * points / games,
        nanos[0] / 1e6 / Math.max(1, moves[0]),
        nanos[1] / 1e6 / Math.max(1, moves[1]));
  }
}
