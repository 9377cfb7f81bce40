/** Counts the turns that were played. */
public class TurnOrder {
    private Player[] players;
    private int played;

    /**
     * The constructor.
     * @param first white
     * @param second black
     */
    public TurnOrder(Player first, Player second)
    {
        if (first.getColour() != Colour.WHITE || second.getColour() != Colour.BLACK) {
            throw new ContractException("wrong colours");
        }
        players = new Player[] {first, second};
    }

    /**
     * One of them.
     * @param colour white or black
     */
    public Player getPlayer(Colour colour)
    {
        if (colour == Colour.WHITE) {
            return players[0];
        }
        return players[1];
    }

    /** the active one */
    public Player getActive()
    {
        return players[played % 2];
    }

    /** is it over? */
    public boolean isOver()
    {
        boolean whiteIsDone = players[0].getTurnsLeft() == 0;
        boolean blackIsDone = players[1].getTurnsLeft() == 0;
        return whiteIsDone && blackIsDone;
    }

    /** on */
    public void next()
    {
        if (isOver()) {
            throw new ContractException("it is over");
        }
        getActive().useTurn();
        played++;
    }

    /** back */
    public void back()
    {
        if (played == 0) {
            throw new ContractException("nothing to take back");
        }
        played--;
        getActive().giveTurnBack();
    }
}
