package framework.games.own;

import framework.model.Board;
import framework.model.OnePiecePlayer;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;

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
