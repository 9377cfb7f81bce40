/** Twelve floors, the lowest one last. */
public class Tower extends Board
{
    public Tile[][] createBoard()
    {
        Tile[][] floors = new Tile[12][1];
        for (int i = 0; i < floors.length; i++)
        {
            floors[i][0] = i % 4 == 2 ? new HoleTile(this) : new Tile(this);
        }
        return floors;
    }
}
