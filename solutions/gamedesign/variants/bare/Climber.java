/** Climbs one or two floors in a turn. */
public class Climber extends Player
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
    }
}
