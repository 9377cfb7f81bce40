package boardwright.suites.gametree;

import boardwright.testkit.Call;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.IUndoMove;
import gametree.Move;

/** When a board does what, and what taking back an invalid move does. */
final class Orders {
  private Orders() {}

  /** Fails unless the token lies there already when the visitors are called. */
  static void changesFirst(Trial trial, Move move, int player) {
    IBoardModel board = trial.board();
    int[] seen = {7, 7};
    Call<IUndoMove> call =
        Call.of(
                "board.makeMove(%d, %d, %d, check, status)"
                    .formatted(move.row(), move.col(), player),
                () ->
                    board.makeMove(
                        move.row(),
                        move.col(),
                        player,
                        new ICheckMoveVisitor() {
                          @Override
                          public void invalidMoveCase() {
                            seen[0] = 9;
                          }

                          @Override
                          public void validMoveCase() {
                            seen[0] = board.getTokenAt(move.row(), move.col());
                          }
                        },
                        new Looking(() -> seen[1] = board.getTokenAt(move.row(), move.col()))))
            .on(trial.history());
    call.get("a valid move");
    if (seen[0] != player) {
      call.fail(
          "the token on the board when validMoveCase() is called",
          "yours had " + (seen[0] == -1 ? "none there yet" : "something else there"));
    }
    if (seen[1] != player) {
      call.fail("the token on the board when status is executed", "yours had none there yet");
    }
  }

  /** Fails unless an invalid move can be taken back, which changes nothing. */
  static void undoesNothing(Trial trial, int row, int col, int player) {
    String before = Trial.draw(trial.board());
    Trial.Outcome outcome = trial.tries(row, col, player);
    if (outcome.undo() == null) {
      outcome.call().fail("an IUndoMove that does nothing", "yours returned null");
    }
    trial.undo(outcome.undo());
    trial.shows(before.split("\n"));
  }

  /** Does the same in every state. */
  private record Looking(Runnable look) implements IBoardStatusVisitor<Object, Object> {
    @Override
    public Object player0WonCase(IBoardModel host, Object param) {
      look.run();
      return null;
    }

    @Override
    public Object player1WonCase(IBoardModel host, Object param) {
      look.run();
      return null;
    }

    @Override
    public Object drawCase(IBoardModel host, Object param) {
      look.run();
      return null;
    }

    @Override
    public Object noWinnerCase(IBoardModel host, Object param) {
      look.run();
      return null;
    }
  }
}
