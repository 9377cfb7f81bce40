import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;

/** A toll: every second visitor goes back to the start. */
public class SurpriseTile extends Tile
{
  private int visitors;

  /** Creates a toll gate. */
  public SurpriseTile(Board b)
  {
    super(b);
  }

  /** Counts the visitor, and sends every second one back. */
  public void onMoveTo(Player p)
  {
    visitors = visitors + 1;
    System.out.println("Player " + p.getPlayerNum() + " is visitor " + visitors);
    if (visitors % 2 == 0)
    {
      p.moveTo(0, 0);
    }
  }
}
