package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;
import java.util.List;

/** A swap: the two players change places. */
public class SurpriseTile extends Tile {
  private boolean swapping;

  /** Creates the tile. */
  public SurpriseTile(Board b) {
    super(b);
  }

  @Override
  public void onMoveTo(Player p) {
    System.out.println("P" + p.getPlayerNum() + " is moved from tile " + p.getCol() + ": a swap.");
    if (swapping) {
      return;
    }
    swapping = true;
    List<Player> players = p.getGame().getPlayers();
    Player other = players.get(1 - p.getPlayerNum());
    int mine = p.getCol();
    int others = other.getCol();
    p.moveTo(0, others);
    other.moveTo(0, mine);
    swapping = false;
  }
}
