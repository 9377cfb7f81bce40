import framework.*;
import java.util.*;

/** Board for Tic-Tac-Toe. Uses the line finder of the framework. */
public class TicTacToeBoard extends Board
{
    private Lines lines;

    /** Constructor. */
    public TicTacToeBoard() throws InvalidSingletonInstantiationException
    {
        super(3, 3);
        lines = new Lines(this, 3);
    }

    @Override
    protected GameOverStatus gameOverHook()
    {
        List<List<Space>> found = lines.complete();
        if (!found.isEmpty())
        {
            List<Space> line = found.get(0);
            Player p = line.get(0).getPiece().getPlayer();
            return new WinningSpacesGameOverStatus(p, line);
        }
        if (isFull())
            return new GameOverStatus(true, null);
        return new GameOverStatus(false, null);
    }
}
