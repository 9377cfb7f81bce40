package framework.games.quixo;

import framework.model.Piece;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** Shows a cube by its colour alone, with a raised edge. */
public class QuixoPieceView extends PieceView {

    /**
     * A new view.
     *
     * @param piece the cube
     */
    public QuixoPieceView(Piece piece) {
        super(piece);
    }

    @Override
    public void draw(Graphics2D graphics, Rectangle rectangle) {
        Color old = graphics.getColor();
        if (getPiece().getPlayer() == null) {
            graphics.setColor(Color.LIGHT_GRAY);
        } else if (getPiece().getPlayer().getName().equals("X")) {
            graphics.setColor(Color.RED);
        } else {
            graphics.setColor(Color.BLUE);
        }
        int x = rectangle.x;
        int y = rectangle.y;
        int width = rectangle.width - 1;
        int height = rectangle.height - 1;
        for (int i = 0; i < 4; i++) {
            graphics.draw3DRect(x, y, width, height, true);
            x = x + 1;
            y = y + 1;
            width = width - 2;
            height = height - 2;
        }
        graphics.fill3DRect(x, y, width + 1, height + 1, true);
        graphics.setColor(old);
    }
}
