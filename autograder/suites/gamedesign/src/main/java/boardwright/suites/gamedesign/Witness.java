package boardwright.suites.gamedesign;

import boardwright.testkit.Call;
import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;
import java.util.List;

/** A tile that writes down who came, and where that player said to be then. */
final class Witness extends Tile {
  private final int row;
  private final int col;
  private final List<String> events;
  private Call.Action next = () -> {};

  Witness(Board b, int row, int col, List<String> events) {
    super(b);
    this.row = row;
    this.col = col;
    this.events = events;
  }

  /** What happens to the next one who comes. */
  void then(Call.Action action) {
    next = action;
  }

  @Override
  public void onMoveTo(Player p) {
    events.add(told(row, col, p, p.getRow(), p.getCol()));
    Call.Action now = next;
    next = () -> {};
    Puppet.run(now);
  }

  /** The line that says that a tile was told of a player, who said to be at some place. */
  static String told(int row, int col, Player who, int saidRow, int saidCol) {
    return "the tile at (%d, %d) was told of %s at (%d, %d)"
        .formatted(row, col, Puppet.name(who), saidRow, saidCol);
  }
}
