package framework.games.own;

import framework.Board;
import framework.Factory;
import framework.OnePiecePlayer;
import framework.Space;
import framework.Strategy;

/** Goes through the columns from the left, each time beginning one further. */
class FourStrategy extends Strategy {
  FourStrategy() {
    super("Left to right");
  }

  @Override
  protected void moveHook() throws InterruptedException {
    FourBoard board = (FourBoard) Board.instance();
    int pieces = 0;
    for (Space space : board) {
      if (!space.isEmpty()) {
        pieces++;
      }
    }
    int column = pieces * 3 % FourBoard.COLUMNS;
    while (board.lowest(column) == null) {
      column = (column + 1) % FourBoard.COLUMNS;
    }
    OnePiecePlayer player = (OnePiecePlayer) getPlayer();
    tryMove(
        Factory.instance()
            .createNewPieceMove(this, player.createPiece(), board.getSpace(0, column)));
  }
}
