package gametree;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** What tests do with any board. */
final class Boards {

  private Boards() {}

  /** Makes a move that must be valid. */
  static IUndoMove move(IBoardModel board, Move move, int player) {
    boolean[] valid = {false};
    IUndoMove undo =
        board.makeMove(
            move.row(),
            move.col(),
            player,
            new ICheckMoveVisitor() {
              @Override
              public void invalidMoveCase() {
                valid[0] = false;
              }

              @Override
              public void validMoveCase() {
                valid[0] = true;
              }
            },
            IBoardStatusVisitor.ignore());
    assertTrue(valid[0], "Player " + player + " should be able to play " + move);
    return undo;
  }

  /** Returns the tokens, row by row. */
  static List<Integer> tokens(IBoardModel board) {
    List<Integer> tokens = new ArrayList<>();
    for (int row = 0; row < board.getRows(); row++) {
      for (int col = 0; col < board.getColumns(); col++) {
        tokens.add(board.getTokenAt(row, col));
      }
    }
    return tokens;
  }

  /** Returns how the game stands, in a word. */
  static String status(IBoardModel board) {
    return board.execute(
        new IBoardStatusVisitor<Void, String>() {
          @Override
          public String player0WonCase(IBoardModel host, Void nothing) {
            return "player 0 won";
          }

          @Override
          public String player1WonCase(IBoardModel host, Void nothing) {
            return "player 1 won";
          }

          @Override
          public String drawCase(IBoardModel host, Void nothing) {
            return "draw";
          }

          @Override
          public String noWinnerCase(IBoardModel host, Void nothing) {
            return "open";
          }
        },
        null);
  }

  /** Makes moves at random, at most so many and none that ends the game; returns who is to move. */
  static int playAtRandom(IBoardModel board, int most, Random random) {
    int player = 0;
    for (int i = 0; i < most; i++) {
      List<Move> moves = MoveCollector.collect(board, player);
      IUndoMove undo = move(board, moves.get(random.nextInt(moves.size())), player);
      if (IsGameOver.on(board)) {
        undo.undo();
        return player;
      }
      player = 1 - player;
    }
    return player;
  }
}
