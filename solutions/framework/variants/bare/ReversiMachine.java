import framework.model.Board;
import framework.play.Factory;
import framework.model.Space;
import framework.model.Strategy;
import java.util.List;

class ReversiMachine extends Strategy {
  public ReversiMachine() {
    super("Greedy");
  }

  @Override
  protected void moveHook() throws InterruptedException {
    ReversiBoard board = (ReversiBoard) Board.instance();
    Space best = board.getSpace(1, 1);
    for (Space space : board) {
      if (board.turned(getPlayer(), space).size() > board.turned(getPlayer(), best).size()) {
        best = space;
      }
    }
    tryMove(Factory.instance().createMove(this, getPlayer(), List.of(best)));
  }
}
