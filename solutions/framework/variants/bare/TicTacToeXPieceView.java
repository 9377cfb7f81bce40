import framework.model.*;
import framework.view.*;
import java.awt.*;

/** View of an X. */
public class TicTacToeXPieceView extends PieceView
{
    private boolean over = false;

    /** Constructor. */
    public TicTacToeXPieceView(Piece p)
    {
        super(p);
    }

    @Override
    public boolean showGameOver(GameOverStatus s)
    {
        boolean old = over;
        over = s.isGameOver();
        return old != over;
    }

    @Override
    public void draw(Graphics2D g, Rectangle r)
    {
        Color oldColor = g.getColor();
        if (over)
            g.setColor(Color.RED);
        else
            g.setColor(Color.BLUE);
        g.drawLine(r.x, r.y, r.x + r.width, r.y + r.height);
        g.drawLine(r.x, r.y + r.height, r.x + r.width, r.y);
        g.setColor(oldColor);
    }
}
