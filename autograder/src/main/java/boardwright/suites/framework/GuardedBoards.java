package boardwright.suites.framework;

import boardwright.testkit.Call;
import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeFactory;
import framework.model.Board;
import framework.model.InvalidSingletonInstantiationException;
import framework.play.Factory;

/** Boards and factories of contexts, which stand on the singleton under check. */
final class GuardedBoards {
  private GuardedBoards() {}

  /** Fails unless a context has one board, and another context another one. */
  static void areKept() {
    for (int i = 0; i < 2; i++) {
      Game game = Game.configured(() -> new TicTacToeFactory(), () -> new TicTacToeBoard());
      Given.thing(game.call(Game.MAKE_FACTORY, () -> Factory.instance()), "a factory");
      Board board = Given.thing(game.call(Game.MAKE_BOARD, () -> Board.instance()), "a board");
      Call.of("Board.instance()", () -> game.at(() -> Board.instance()))
          .on("the second call")
          .returnsSame(board, "the board of the first call");
      Call.of("new TicTacToeBoard()", () -> game.at(() -> new TicTacToeBoard()))
          .isRefusedWith(InvalidSingletonInstantiationException.class);
      Board other =
          Call.of("Board.instance()", () -> game.context().another().call(() -> Board.instance()))
              .on("in another context for the same game")
              .get("a board");
      if (other == board) {
        Call.run("Board.instance()", () -> {})
            .on("in another context for the same game")
            .fail("another board", "yours gave the board of the first context");
      }
    }
  }
}
