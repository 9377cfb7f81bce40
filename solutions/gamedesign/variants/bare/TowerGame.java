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
        System.out.println("Climb the tower.");
    }

    public void printGameResults()
    {
        System.out.println("You are on top of it.");
    }
}
