package gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Lines of play, counted")
class PerftTest {

  @Test
  @DisplayName("of Tic-Tac-Toe are as many as everybody counts")
  void ticTacToe() {
    // Play stops at a win: a finished game has no lines from there on.
    List<Integer> byPly = List.of(9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872);
    for (int ply = 1; ply <= 9; ply++) {
      long[] reached = {0};
      new TicTacToeBoard().map(0, reaching(ply), reached);
      assertEquals(byPly.get(ply - 1).longValue(), reached[0], "at ply " + ply);
    }
  }

  /** Counts the positions after exactly so many moves. */
  private static IBoardLambda<long[]> reaching(int plies) {
    return new IBoardLambda<>() {
      @Override
      public boolean apply(IBoardModel host, int player, int row, int col, long[] count) {
        IUndoMove move =
            host.makeMove(row, col, player, ICheckMoveVisitor.IGNORE, IBoardStatusVisitor.ignore());
        if (plies == 1) {
          count[0]++;
        } else {
          host.map(1 - player, reaching(plies - 1), count);
        }
        move.undo();
        return true;
      }

      @Override
      public void noApply(IBoardModel host, int player, long[] count) {}
    };
  }

  @Test
  @DisplayName("of Tic-Tac-Toe end in 255,168 games: 131,184 won, 77,904 lost, 46,080 drawn")
  void ticTacToeGames() {
    long[] games = new long[3];
    countGames(new TicTacToeBoard(), 0, games);
    assertEquals(List.of(131_184L, 77_904L, 46_080L), List.of(games[0], games[1], games[2]));
  }

  private static void countGames(IBoardModel board, int player, long[] games) {
    board.map(
        player,
        new IBoardLambda<long[]>() {
          @Override
          public boolean apply(IBoardModel host, int who, int row, int col, long[] count) {
            IUndoMove move =
                host.makeMove(
                    row, col, who, ICheckMoveVisitor.IGNORE, IBoardStatusVisitor.ignore());
            countGames(host, 1 - who, count);
            move.undo();
            return true;
          }

          @Override
          public void noApply(IBoardModel host, int who, long[] count) {
            int worth = host.execute(new WinLossWorth(), 0);
            count[worth == 1 ? 0 : worth == -1 ? 1 : 2]++;
          }
        },
        games);
  }

  @Test
  @DisplayName("of Tic-Tac-Toe reach 5,478 positions")
  void ticTacToePositions() {
    Set<List<Integer>> seen = new HashSet<>();
    collect(new TicTacToeBoard(), 0, seen);
    assertEquals(5478, seen.size());
  }

  private static void collect(IBoardModel board, int player, Set<List<Integer>> seen) {
    if (seen.add(Boards.tokens(board))) {
      for (Move move : MoveCollector.collect(board, player)) {
        IUndoMove undo = Boards.move(board, move, player);
        collect(board, 1 - player, seen);
        undo.undo();
      }
    }
  }

  @Test
  @DisplayName("of Othello are those of Aart Bik's table: a pass counts, a finished game is an end")
  void ofOthelloAreThoseOfAartBiksTable() {
    List<Integer> byDepth = List.of(4, 12, 56, 244, 1396, 8200, 55092, 390216);
    IBoardModel board = new OthelloBoard();
    for (int depth = 1; depth <= byDepth.size(); depth++) {
      assertEquals(
          byDepth.get(depth - 1).longValue(), Perft.count(board, 0, depth), "at depth " + depth);
    }
  }
}
