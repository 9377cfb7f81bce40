package gametree.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import gametree.AlphaBeta;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.INextMoveStrategy;
import gametree.MinMax;
import gametree.Move;
import gametree.OthelloBoard;
import gametree.RandomStrategy;
import gametree.TicTacToeBoard;
import gametree.WinLossWorth;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A referee")
class RefereeTest {

  private static final INextMoveStrategy PERFECT = new MinMax(new WinLossWorth());

  private final Referee referee = new Referee(TicTacToeBoard::new, 100_000);

  @Test
  @DisplayName("lets a game be played to its end")
  void letsAGameBePlayedToItsEnd() {
    Referee.Result result = referee.play(PERFECT, PERFECT, List.of(new Move(1, 1)));
    assertEquals(-1, result.winner());
    assertEquals("", result.foul());
    assertEquals(9, result.moves().size());
  }

  @Test
  @DisplayName("lets the one lose who picks an invalid move, or none, or fails, or tries too much")
  void letsTheOneLoseWhoPicksAnInvalidMove() {
    List<INextMoveStrategy> wrong =
        List.of(
            (board, player) -> new Move(1, 1),
            (board, player) -> null,
            (board, player) -> {
              throw new IllegalStateException("out of ideas");
            },
            (board, player) ->
                new Referee(TicTacToeBoard::new, 10)
                    .play(PERFECT, PERFECT, List.of())
                    .moves()
                    .get(9));
    for (INextMoveStrategy loser : wrong) {
      Referee.Result result = referee.play(PERFECT, loser, List.of(new Move(1, 1), new Move(0, 0)));
      assertEquals(0, result.winner());
      assertTrue(!result.foul().isEmpty());
    }
    Referee strict = new Referee(TicTacToeBoard::new, 100);
    assertEquals("tried more than 100 moves", strict.play(PERFECT, PERFECT, List.of()).foul());
  }

  @Test
  @DisplayName("does not mind what a strategy leaves on the board it thinks on")
  void keepsItsOwnBoard() {
    INextMoveStrategy untidy =
        (board, player) -> {
          Move move = new RandomStrategy(new Random(2)).getNextMove(board, player);
          board.makeMove(
              move.row(),
              move.col(),
              player,
              ICheckMoveVisitor.IGNORE,
              IBoardStatusVisitor.ignore());
          return move;
        };
    assertEquals("", referee.play(untidy, untidy, List.of()).foul());
  }

  @Test
  @DisplayName("gets openings that differ, and are the same for the same seed")
  void getsOpeningsThatDiffer() {
    List<List<Move>> openings = Openings.random(() -> new OthelloBoard(6), 12, 4, 9);
    assertEquals(12, new HashSet<>(openings).size());
    assertEquals(openings, Openings.random(() -> new OthelloBoard(6), 12, 4, 9));
    assertTrue(openings.stream().allMatch(opening -> opening.size() == 4));
  }

  @Test
  @DisplayName("sees medium beat easy at Othello, and a deep search beat medium")
  void seesMediumBeatEasyAtOthello() {
    Game game = Game.of("othello:6");
    Referee othello = new Referee(game.boards(), 1_000_000);
    List<List<Move>> openings = Openings.random(game.boards(), 12, 4, 3);
    INextMoveStrategy medium = Strategies.of("medium", game, new Random(1));
    INextMoveStrategy easy = Strategies.of("easy", game, new Random(1));
    INextMoveStrategy deep = new AlphaBeta(game.bestWorth(), 5);
    assertTrue(points(othello, openings, medium, easy) > 30);
    assertTrue(points(othello, openings, deep, medium) > 24);
  }

  private static int points(
      Referee referee, List<List<Move>> openings, INextMoveStrategy one, INextMoveStrategy other) {
    return new Tournament(referee, openings)
        .play(Map.of("one", one, "other", other)).stream()
            .filter(standing -> standing.name().equals("one"))
            .mapToInt(Tournament.Standing::points)
            .sum();
  }
}
