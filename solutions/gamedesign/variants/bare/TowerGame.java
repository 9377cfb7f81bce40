import java.util.ArrayList;
import java.util.List;

/** A race up a tower, alone. */
public class TowerGame extends Game
{
    /** Creates the game. */
    public TowerGame(Board b)
    {
        super(b);
    }

    public List<Player> createPlayers()
    {
        List<Player> list = new ArrayList<Player>();
        list.add(new Climber(this));
        return list;
    }

    public boolean gameIsOver()
    {
        return getActivePlayer().getRow() == 0;
    }

    public void printRules()
    {
        System.out.print("Climb the tower. ");
    }

    public void printGameResults()
    {
        System.out.println("You are on top of it.");
    }
}

/** Climbs one or two floors in a turn. */
class Climber extends Player
{
    /** Creates a climber on the lowest floor. */
    public Climber(Game g)
    {
        super(g, 11, 0);
    }

    public void takeTurn()
    {
        int floors = Math.random() < 0.5 ? 1 : 2;
        moveTo(Math.max(0, getRow() - floors), 0);
        System.out.print("Phew. ");
    }
}

/** Twelve floors, the lowest one last. */
class Tower extends Board
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

/** A hole in the floor. */
class HoleTile extends Tile
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
