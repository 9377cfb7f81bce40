package framework.games.tictactoe;

import framework.model.Board;
import framework.view.BoardView;
import framework.view.Palette;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Draws all that lies between the spaces, which is the grid without them. */
public class TicTacToeBoardView extends BoardView {

  private static final long serialVersionUID = 1L;

  /**
   * Makes a view.
   *
   * @param board the board
   */
  public TicTacToeBoardView(Board board) {
    super(board);
  }

  @Override
  protected int gapHook(int spaceSize) {
    return IntStream.of(2, spaceSize / 15).max().orElseThrow();
  }

  @Override
  protected void drawHook(Graphics2D graphics) {
    Graphics2D copy = (Graphics2D) graphics.create();
    copy.setColor(Palette.INK);
    Rectangle grid = getGrid();
    Stream.concat(
            IntStream.range(1, getRows())
                .mapToObj(row -> getSpaceView(row, 0).getRectangle())
                .map(below -> new Rectangle(grid.x, below.y - gap(), grid.width, gap())),
            IntStream.range(1, getColumns())
                .mapToObj(column -> getSpaceView(0, column).getRectangle())
                .map(right -> new Rectangle(right.x - gap(), grid.y, gap(), grid.height)))
        .forEach(copy::fill);
    copy.dispose();
  }

  private int gap() {
    return gapHook(getSpaceView(0, 0).getRectangle().width);
  }
}
