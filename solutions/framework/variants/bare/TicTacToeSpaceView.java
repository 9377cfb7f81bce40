import framework.model.*;
import framework.view.*;

/** View of a space. */
public class TicTacToeSpaceView extends SpaceView
{
    /** Constructor. */
    public TicTacToeSpaceView(BoardView v, Space s)
    {
        super(v, s);
    }

    @Override
    public boolean showGameOver(GameOverStatus status)
    {
        if (!status.isGameOver())
            return super.showGameOver(status);
        if (status instanceof WinningSpacesGameOverStatus)
        {
            WinningSpacesGameOverStatus w = (WinningSpacesGameOverStatus) status;
            for (Space s : w.getWinningSpaces())
                if (s == getSpace())
                    return super.showGameOver(status);
        }
        return false;
    }
}
