package framework.games.tictactoe;

import framework.model.Board;
import framework.view.BoardView;
import java.awt.Color;
import java.awt.Graphics2D;

/** A dark ground on which the spaces lie. */
public class TicTacToeBoardView extends BoardView {
  /** Makes it. */
  public TicTacToeBoardView(Board board) {
    super(board);
  }

  @Override
  public int gapHook(int spaceSize) {
    return Math.max(2, spaceSize / (2 * Board.instance().getRows() + 1));
  }

  @Override
  public void drawHook(Graphics2D graphics) {
    Color color = graphics.getColor();
    try {
      graphics.setColor(Board.instance().isFull() ? Color.DARK_GRAY : Color.BLACK);
      graphics.fill(getGrid());
    } finally {
      graphics.setColor(color);
    }
  }
}
