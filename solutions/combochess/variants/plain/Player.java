/** A player who counts down. */
public class Player {
    private String name;
    private Colour colour;
    private Score score;
    private int left;
    private int all;

    /**
     * The constructor.
     * @param n the name, not blank
     * @param c the colour
     * @param t the turns, above 0
     */
    public Player(String n, Colour c, int t)
    {
        if (n == null || n.trim().length() == 0 || c == null || t <= 0) {
            throw new ContractException("no such player");
        }
        name = n;
        colour = c;
        left = t;
        all = t;
        score = new Score();
    }

    /** the name */
    public String getName()
    {
        return name;
    }

    /** the colour */
    public Colour getColour()
    {
        return colour;
    }

    /** the score */
    public Score getScore()
    {
        return score;
    }

    /** the turns */
    public int getTurnsLeft()
    {
        return left;
    }

    /** one less */
    public void useTurn()
    {
        if (left == 0) throw new ContractException("no turn");
        left--;
    }

    /** one more */
    public void giveTurnBack()
    {
        if (left == all) throw new ContractException("no turn to give back");
        left++;
    }
}
