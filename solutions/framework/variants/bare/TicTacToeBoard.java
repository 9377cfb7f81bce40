import framework.model.*;
import board.model.Cell;
import board.model.LineFinder;
import java.util.*;

/** Board for Tic-Tac-Toe. Uses the line finder of the framework. */
public class TicTacToeBoard extends Board
{
    private LineFinder finder;

    /** Constructor. */
    public TicTacToeBoard() throws InvalidSingletonInstantiationException
    {
        super(3, 3);
        finder = new LineFinder(3, 3, 3);
    }

    @Override
    protected GameOverStatus gameOverHook()
    {
        for (Player p : owners())
        {
            List<Space> line = new ArrayList<>();
            for (Cell cell : finder.lines(stones(finder, Collections.singletonList(p))[0]))
                line.add(getSpace(cell));
            if (!line.isEmpty())
                return new WinningSpacesGameOverStatus(p, line);
        }
        if (isFull())
            return new GameOverStatus(true, null);
        return new GameOverStatus(false, null);
    }
}
