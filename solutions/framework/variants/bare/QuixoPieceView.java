import framework.model.Piece;
import framework.view.PieceView;
import java.awt.*;

/** Draws a cube. */
public class QuixoPieceView extends PieceView
{
	private Color myColor;

	/**
	 * Constructor.
	 * @param piece the cube
	 */
	public QuixoPieceView(Piece piece)
	{
		super(piece);
		if (piece.getPlayer() == null)
			myColor = Color.white;
		else if (piece.getPlayer().toString().equals("O"))
			myColor = Color.green;
		else
			myColor = Color.pink;
	}

	/** Draws the cube. */
	public void draw(Graphics2D g, Rectangle r)
	{
		Color old = g.getColor();
		g.translate(r.x, r.y);
		g.setColor(Color.gray);
		g.fillRect(0, 0, r.width, r.height);
		g.setColor(myColor);
		g.fillRoundRect(2, 2, r.width - 4, r.height - 4, 6, 6);
		g.translate(-r.x, -r.y);
		g.setColor(old);
	}
}
