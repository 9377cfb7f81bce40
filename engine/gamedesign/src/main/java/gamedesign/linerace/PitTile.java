package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;

/** A pit: the player who falls in loses the next turn. */
public class PitTile extends Tile {

  /**
   * Creates a pit.
   *
   * @param b the board that it is on
   */
  public PitTile(Board b) {
    super(b);
  }

  /**
   * Freezes the player for one turn.
   *
   * @param p a {@link LineRacePlayer}
   */
  @Override
  public void onMoveTo(Player p) {
    // Only players of this game come here, and only they can be frozen: hence the cast.
    LineRacePlayer racer = (LineRacePlayer) p;
    racer.setNumTurnsFrozen(1);
    System.out.println("Player " + p.getPlayerNum() + " fell in a Pit and lost 1 turn.");
  }
}
