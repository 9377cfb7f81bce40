package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;

/** A rocket: the first who comes flies three tiles ahead, all others wait two turns. */
public class SurpriseTile extends Tile {
  private boolean gone;

  /** Creates a rocket. */
  public SurpriseTile(Board b) {
    super(b);
  }

  @Override
  public void onMoveTo(Player p) {
    LineRacePlayer racer = (LineRacePlayer) p;
    int number = racer.getPlayerNum();
    if (gone) {
      System.out.println("Player " + number + " missed the rocket.");
      racer.setNumTurnsFrozen(2);
    } else {
      gone = true;
      System.out.println("Player " + number + " takes the rocket.");
      int end = board.getNumCols() - 1;
      racer.moveTo(0, Math.min(racer.getCol() + 3, end));
    }
  }
}
