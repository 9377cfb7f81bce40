package framework.play;

import board.match.Entry;
import board.match.MatchListener;
import board.model.Cell;
import board.model.Position;
import board.model.Status;
import framework.model.GameContext;
import framework.model.Move;
import framework.model.Player;
import java.util.List;

/** Pattern <em>Adapter</em>: what a match tells, in the words of this package. */
final class MatchFollower implements MatchListener<List<Cell>> {

  private final GameMaster master;
  private final GameContext context;

  /**
   * Makes a follower.
   *
   * @param master whose observers are notified
   * @param context where the players are
   */
  MatchFollower(GameMaster master, GameContext context) {
    this.master = master;
    this.context = context;
  }

  private void movesChanged() {
    int made = master.getMatch().moves().size();
    int undone = master.getMatch().allMoves().size() - made;
    Move last = master.getLastMove();
    master.notifyListeners(listener -> listener.movesChanged(made, undone, last));
  }

  private void nothingSelected() {
    master.notifyListeners(listener -> listener.selectionChanged(null, List.of()));
  }

  @Override
  public void newGame() {
    movesChanged();
  }

  @Override
  public void played(Entry<List<Cell>> entry) {
    movesChanged();
  }

  @Override
  public void takenBack(Entry<List<Cell>> entry) {
    movesChanged();
  }

  @Override
  public void turnBegan(int seat) {
    nothingSelected();
    Player player = context.players().get(seat);
    master.notifyListeners(listener -> listener.turnBegan(player));
  }

  @Override
  public void paused() {
    nothingSelected();
    movesChanged();
  }

  @Override
  public void over(Status status) {
    nothingSelected();
  }

  @Override
  public void failed(int seat, Throwable trouble) {
    nothingSelected();
    String name = seat == Position.NOBODY ? "The game" : context.players().get(seat).getName();
    master.notifyListeners(listener -> listener.failed(name, trouble));
  }
}
