package framework;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.EnumSet;
import java.util.Set;

/**
 * Draws one space of the board, the piece on it, and marks: where the last move was, what is
 * selected, what has won.
 *
 * <p>In <em>Model-View-Controller</em> this is a view. Used on Swing's event thread only.
 */
public class SpaceView {

  /** What a space can be marked as. Each mark has a shape of its own, not only a colour. */
  enum Mark {
    /** The last move went here, or began here. */
    LAST_MOVE,
    /** The piece here is taken up. */
    SELECTED,
    /** The piece that is taken up may go here. */
    TARGET,
    /** The pieces here have won. */
    WINNING,
    /** The mouse is over the space. */
    HOVER,
    /** The arrow keys are here. */
    CURSOR
  }

  private final BoardView boardView;
  private final Space space;
  private final Set<Mark> marks = EnumSet.noneOf(Mark.class);
  private Rectangle rectangle = new Rectangle();
  private PieceView pieceView;

  /**
   * Makes a view.
   *
   * @param boardView the view of the board that the space belongs to; not null
   * @param space the space; not null
   */
  public SpaceView(BoardView boardView, Space space) {
    this.boardView = boardView;
    this.space = space;
    showPiece(space.getPiece());
  }

  /** Returns the view of the board. */
  protected final BoardView getBoardView() {
    return boardView;
  }

  /** Returns the space that this view draws. */
  public final Space getSpace() {
    return space;
  }

  /**
   * Returns the view of the piece on the space.
   *
   * @return the view; null if the space is empty
   */
  protected final PieceView getPieceView() {
    return pieceView;
  }

  /** Returns where the space lies in the view of the board, in points. */
  public final Rectangle getRectangle() {
    return new Rectangle(rectangle);
  }

  /** The view of the board says where the space lies. */
  final void setRectangle(Rectangle rectangle) {
    this.rectangle = rectangle;
  }

  /** Shows a piece from now on; null for an empty space. */
  final void showPiece(Piece piece) {
    if (piece == null) {
      pieceView = null;
    } else if (pieceView == null || pieceView.getPiece() != piece) {
      pieceView = boardView.getFactory().createPieceView(piece);
    }
  }

  /** Sets or removes a mark. */
  final void mark(Mark mark, boolean set) {
    if (set ? marks.add(mark) : marks.remove(mark)) {
      boardView.repaint(rectangle);
    }
  }

  /**
   * Called when the game is over, and when it goes on after all. Here: tells the view of the piece.
   *
   * @param status how the game stands
   * @return true if the space must be drawn again
   */
  public boolean showGameOver(GameOverStatus status) {
    return pieceView != null && pieceView.showGameOver(status);
  }

  /**
   * Draws the space, the piece and the marks.
   *
   * @param graphics where to draw; it is left as it was found
   */
  public void draw(Graphics2D graphics) {
    drawEmpty(graphics);
    if (pieceView != null) {
      pieceView.draw(graphics, getRectangle());
    }
    Graphics2D copy = (Graphics2D) graphics.create();
    for (Mark mark : marks) {
      drawMark(copy, mark);
    }
    copy.dispose();
  }

  /**
   * Draws the space as it looks without a piece. Here: filled with the colour of the board.
   *
   * @param graphics where to draw; it must be left as it was found
   */
  protected void drawEmpty(Graphics2D graphics) {
    Color before = graphics.getColor();
    graphics.setColor(boardView.getBackground());
    graphics.fill(rectangle);
    graphics.setColor(before);
  }

  private void drawMark(Graphics2D graphics, Mark mark) {
    int size = Math.min(rectangle.width, rectangle.height);
    float line = Math.max(2, size / 24f);
    switch (mark) {
      case HOVER -> {
        graphics.setComposite(AlphaComposite.SrcOver.derive(0.12f));
        graphics.setColor(Palette.INK);
        graphics.fill(rectangle);
        graphics.setComposite(AlphaComposite.SrcOver);
      }
      case LAST_MOVE -> {
        drawCorner(graphics, Color.WHITE, size / 4);
        drawCorner(graphics, Palette.INK, size / 5);
      }
      case TARGET -> {
        int dot = size / 4;
        int x = rectangle.x + (rectangle.width - dot) / 2;
        int y = rectangle.y + (rectangle.height - dot) / 2;
        graphics.setColor(Color.WHITE);
        graphics.fillOval(x - 2, y - 2, dot + 4, dot + 4);
        graphics.setColor(Palette.GREEN);
        graphics.fillOval(x, y, dot, dot);
      }
      case SELECTED -> drawFrame(graphics, Palette.INK, new BasicStroke(2 * line), line);
      case WINNING -> drawFrame(graphics, Palette.GREEN, new BasicStroke(2 * line), line);
      default -> {
        float[] dash = {3 * line, 2 * line};
        BasicStroke dashed =
            new BasicStroke(line, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, dash, 0);
        drawFrame(graphics, Color.WHITE, new BasicStroke(line), 2 * line);
        drawFrame(graphics, Palette.INK, dashed, 2 * line);
      }
    }
  }

  private void drawCorner(Graphics2D graphics, Color color, int side) {
    int right = rectangle.x + rectangle.width;
    graphics.setColor(color);
    graphics.fillPolygon(
        new int[] {right - side, right, right},
        new int[] {rectangle.y, rectangle.y, rectangle.y + side},
        3);
  }

  private void drawFrame(Graphics2D graphics, Color color, BasicStroke stroke, float inset) {
    int in = Math.round(inset);
    graphics.setColor(color);
    graphics.setStroke(stroke);
    graphics.drawRect(
        rectangle.x + in,
        rectangle.y + in,
        rectangle.width - 2 * in - 1,
        rectangle.height - 2 * in - 1);
  }
}
