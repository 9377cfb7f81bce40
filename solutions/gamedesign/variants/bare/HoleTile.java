/** A hole in the floor. */
public class HoleTile extends Tile
{
    /** Creates a hole. */
    public HoleTile(Board b)
    {
        super(b);
    }

    public void onMoveTo(Player p)
    {
        p.moveTo(p.getRow() + 1, 0);
    }
}
