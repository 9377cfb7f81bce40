package gametree.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Position;
import board.players.ComputerPlayer;
import board.players.Deadline;
import framework.games.connectfour.ConnectFourPosition;
import framework.games.quixo.QuixoPosition;
import framework.games.tictactoe.TicTacToePosition;
import gametree.AlphaBeta;
import gametree.INextMoveStrategy;
import gametree.MinMax;
import gametree.Move;
import gametree.MoveCollector;
import gametree.WinLossWorth;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A strategy that plays through the adapter")
@Timeout(120)
class PositionBoardTest {

  @Test
  @DisplayName("finds that Tic-Tac-Toe is a draw")
  void ticTacToe() {
    PositionBoard<?> board = new PositionBoard<>(new TicTacToePosition());
    assertEquals(0, new MinMax(new WinLossWorth()).search(board, 0).getValue());
    assertEquals(9, MoveCollector.collect(board, 0).size());
  }

  @Test
  @DisplayName("gives the player who is not to move a pass, and nothing else")
  void pass() {
    PositionBoard<?> board = new PositionBoard<>(new TicTacToePosition());
    assertEquals(List.of(Move.PASS), MoveCollector.collect(board, 1));
  }

  @Test
  @DisplayName("finds the first player's win in Quixo on 3 x 3, seven moves ahead and not six")
  void smallQuixo() {
    // Tanaka, Bonnet, Tixeuil, Tamura: Quixo is solved (arXiv 2007.15895); the start is a win.
    assertEquals(0, smallQuixo(6));
    assertEquals(1, smallQuixo(7));
  }

  private static int smallQuixo(int depth) {
    PositionBoard<?> board = new PositionBoard<>(new QuixoPosition(3));
    return new AlphaBeta(new WinLossWorth(), depth).search(board, 0).getValue();
  }

  @Test
  @DisplayName("takes a win of Connect Four, and prevents one")
  void connectFour() throws InterruptedException {
    assertEquals("3", chooses(StrategyPlayer.medium(), "0 0 1 1 2 2"));
    assertEquals("3", chooses(StrategyPlayer.medium(), "0 6 1 6 2"));
    assertEquals("3", chooses(StrategyPlayer.hard(), "0 6 1 6 2"));
  }

  private static String chooses(ComputerPlayer<?> player, String moves)
      throws InterruptedException {
    return choose(player, new ConnectFourPosition(), moves);
  }

  @SuppressWarnings("unchecked")
  private static <M> String choose(ComputerPlayer<?> player, Position<M> position, String moves)
      throws InterruptedException {
    for (String move : moves.split(" ")) {
      position.apply(position.read(move).orElseThrow());
    }
    Position<M> before = position.copy();
    M move = ((ComputerPlayer<M>) player).choose(position, Deadline.NEVER);
    assertEquals(before.legalMoves(), position.legalMoves());
    return before.write(move);
  }

  @Test
  @DisplayName("answers within two seconds when it is hard")
  void hardIsQuick() throws InterruptedException {
    List<Supplier<Position<?>>> games =
        List.of(TicTacToePosition::new, ConnectFourPosition::new, () -> new QuixoPosition(5));
    for (Supplier<Position<?>> game : games) {
      long start = System.nanoTime();
      choose(StrategyPlayer.hard(), game.get());
      assertTrue(System.nanoTime() - start < 2_000_000_000L);
    }
  }

  private static <M> M choose(ComputerPlayer<M> player, Position<?> position)
      throws InterruptedException {
    @SuppressWarnings("unchecked")
    Position<M> typed = (Position<M>) position;
    return player.choose(typed, Deadline.NEVER);
  }

  @Test
  @DisplayName("beats a player of chance at Connect Four")
  void beatsChance() throws InterruptedException {
    int wins = 0;
    for (int game = 0; game < 10; game++) {
      wins += playsAndWins(new ConnectFourPosition(), new Random(game)) ? 1 : 0;
    }
    assertTrue(wins >= 8, wins + " of 10");
  }

  private static <M> boolean playsAndWins(Position<M> position, Random random)
      throws InterruptedException {
    ComputerPlayer<M> medium = StrategyPlayer.medium();
    ComputerPlayer<M> easy = ComputerPlayer.random(random);
    while (!position.status().isOver()) {
      ComputerPlayer<M> next = position.toMove() == 0 ? medium : easy;
      position.apply(next.choose(position.copy(), Deadline.NEVER));
    }
    return position.status().winner() == 0;
  }

  @Test
  @DisplayName("stops when it is interrupted, and says so")
  void interrupted() {
    INextMoveStrategy slow = new AlphaBeta(new WinLossWorth(), 40);
    Thread.currentThread().interrupt();
    assertThrows(
        InterruptedException.class,
        () -> new StrategyPlayer<>(board -> slow).choose(typed(), Deadline.NEVER));
  }

  @SuppressWarnings("unchecked")
  private static Position<Object> typed() {
    return (Position<Object>) (Position<?>) new ConnectFourPosition();
  }
}
