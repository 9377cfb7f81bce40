package board;

import board.model.Position;
import board.players.ComputerPlayer;
import board.players.Deadline;
import java.util.List;
import java.util.function.Supplier;

/** Games between computer players. */
public final class Games {

  private Games() {}

  /**
   * Plays games between two players, who begin in turn.
   *
   * @return how many games each player has won, and how many nobody
   */
  public static <M> List<Integer> play(
      Supplier<? extends Position<M>> start, List<ComputerPlayer<M>> players, int games)
      throws InterruptedException {
    Integer[] wins = {0, 0, 0};
    for (int game = 0; game < games; game++) {
      Position<M> position = start.get();
      while (!position.status().isOver()) {
        ComputerPlayer<M> player = players.get((position.toMove() + game) % 2);
        position.apply(player.choose(position.copy(), Deadline.NEVER));
      }
      int winner = position.status().winner();
      wins[winner == Position.NOBODY ? 2 : (winner + game) % 2]++;
    }
    return List.of(wins);
  }
}
