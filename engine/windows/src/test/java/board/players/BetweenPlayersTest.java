package board.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Position;
import combochess.model.GameSettings;
import combochess.play.ChessPosition;
import combochess.play.ChessTurn;
import framework.games.connectfour.ConnectFourPosition;
import framework.games.quixo.QuixoBoard;
import framework.games.quixo.QuixoFactory;
import framework.games.quixo.QuixoLineStrategy;
import framework.games.quixo.QuixoRandomStrategy;
import framework.model.Board;
import framework.model.GameContext;
import framework.play.BoardPosition;
import framework.play.Factory;
import framework.play.StrategyPlayer;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Between computer players")
@Timeout(120)
class BetweenPlayersTest {

  @Test
  @DisplayName("one that searches beats one of chance at Connect Four")
  void searchBeatsChance() throws InterruptedException {
    List<ComputerPlayer<Integer>> players =
        List.of(Search.medium(), ComputerPlayer.random(new Random(1)));
    int wins = play(ConnectFourPosition::new, players, 10).get(0);
    assertTrue(wins >= 8, wins + " of 10");
  }

  @Test
  @DisplayName("the strategy that sees lines wins every game of Quixo")
  void theStrategyThatSeesLinesWinsQuixo() throws InterruptedException {
    GameContext context = new GameContext();
    context.run(
        () -> {
          Factory.configure(QuixoFactory::new);
          Board.configure(QuixoBoard::new);
        });
    List<Integer> wins =
        play(
            () -> new BoardPosition(context),
            List.of(
                new StrategyPlayer(new QuixoLineStrategy(new Random(1))),
                new StrategyPlayer(new QuixoRandomStrategy(new Random(2)))),
            6);
    assertEquals(List.of(6, 0, 0), wins);
  }

  @Test
  @DisplayName("one that takes all points it can get is good at combination chess")
  void whoTakesAllPointsIsGoodAtCombinationChess() throws InterruptedException {
    ComputerPlayer<ChessTurn> random = ComputerPlayer.random(new Random(1));
    ComputerPlayer<ChessTurn> greedy =
        (position, deadline) -> {
          ChessTurn best = null;
          int most = -1;
          int seat = position.toMove();
          for (ChessTurn turn : position.legalMoves()) {
            position.apply(turn);
            int points = position.score(seat);
            position.undo();
            if (points > most) {
              most = points;
              best = turn;
            }
          }
          return best;
        };
    GameSettings settings = new GameSettings("Ada", "Ben", 10);
    List<Integer> wins = play(() -> new ChessPosition(settings), List.of(greedy, random), 40);
    assertTrue(wins.get(0) > 30, wins::toString);
  }

  /** Plays games, each player beginning in turn: how many each has won, and how many nobody. */
  private static <M> List<Integer> play(
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
