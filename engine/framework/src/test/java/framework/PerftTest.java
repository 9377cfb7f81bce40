package framework;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.MoveProcessor;
import framework.model.OnePiecePlayer;
import framework.model.Player;
import framework.model.Space;
import framework.play.Factory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Counts of positions by move sequence, against published ones. */
@DisplayName("Perft")
@Timeout(120)
class PerftTest {

  private static final MoveController NOBODY =
      new MoveController() {
        @Override
        public void notifyInvalidMove(Move move) {}

        @Override
        public void notifyInvalidUndo(Move move) {}
      };

  /** Counts, and at each finished game who has won: the first player, the second, nobody. */
  private static final class Count {
    private final List<OnePiecePlayer> players = new ArrayList<>();
    private final List<Space> choices = new ArrayList<>();
    private final long[] positions;
    private final long[] ended;
    private final long[] results = new long[3];

    Count(int depth, int rowsToChooseFrom) {
      for (Player player : Factory.instance().createPlayers()) {
        players.add((OnePiecePlayer) player);
      }
      for (Space space : Board.instance()) {
        if (space.getRow() < rowsToChooseFrom) {
          choices.add(space);
        }
      }
      positions = new long[depth];
      ended = new long[depth];
      visit(0);
    }

    private void visit(int ply) {
      if (ply == positions.length) {
        return;
      }
      MoveProcessor processor = MoveProcessor.instance();
      OnePiecePlayer player = players.get(ply % 2);
      for (Space choice : choices) {
        Move move = Factory.instance().createNewPieceMove(NOBODY, player.createPiece(), choice);
        if (processor.submitMove(move)) {
          positions[ply]++;
          GameOverStatus status = Board.instance().gameOver();
          if (status.isGameOver()) {
            ended[ply]++;
            results[status.getWinner() == null ? 2 : players.indexOf(status.getWinner())]++;
          } else {
            visit(ply + 1);
          }
          processor.undoMove();
        }
      }
    }
  }

  // Source: the well-known counts of Tic-Tac-Toe, 255,168 games in all.
  @Test
  @DisplayName("of Tic-Tac-Toe to its end, with all 255,168 games and who won them")
  void ticTacToe() {
    Count count = Contexts.Game.TIC_TAC_TOE.context().call(() -> new Count(9, 3));
    assertArrayEquals(
        new long[] {9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872}, count.positions);
    assertArrayEquals(new long[] {0, 0, 0, 0, 1440, 5328, 47952, 72576, 127872}, count.ended);
    assertArrayEquals(new long[] {131184, 77904, 46080}, count.results);
  }
}
