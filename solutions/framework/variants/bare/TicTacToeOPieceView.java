import framework.model.*;
import framework.view.*;
import java.awt.*;

/** View of an O. */
public class TicTacToeOPieceView extends PieceView
{
    private boolean over = false;

    /** Constructor. */
    public TicTacToeOPieceView(Piece p)
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
            g.setColor(Color.GREEN);
        g.drawOval(r.x, r.y, r.width, r.height);
        g.setColor(oldColor);
    }
}
