import framework.model.*;
import framework.view.*;
import java.awt.*;

/** View of the board. */
public class TicTacToeBoardView extends BoardView
{
    /** Constructor. */
    public TicTacToeBoardView(Board b)
    {
        super(b);
    }

    @Override
    protected void drawHook(Graphics2D g)
    {
        Color oldColor = g.getColor();
        g.setColor(Color.BLACK);
        for (int r = 0; r < 3; r++)
        {
            for (int c = 0; c < 3; c++)
            {
                Rectangle s = getSpaceView(r, c).getRectangle();
                g.drawRect(s.x - 1, s.y - 1, s.width + 1, s.height + 1);
            }
        }
        g.setColor(oldColor);
    }
}
