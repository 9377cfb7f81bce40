package framework.view;

import board.picture.BoardStyle;
import board.picture.Mark;
import board.picture.MarkPainter;
import board.picture.Theme;
import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.model.Space;
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

  /** How long a piece grows when it comes to a space, and how small it is at first. */
  private static final double ANIMATION_NANOS = 160e6;

  private static final double SMALLEST = 0.6;

  private final BoardView boardView;
  private final Space space;
  private final Set<Mark> marks = EnumSet.noneOf(Mark.class);
  private boolean isHovered;
  private boolean hasCursor;
  private Rectangle rectangle = new Rectangle();
  private PieceView pieceView;

  /** Why there is no view of the piece; null if there is one, or no piece. */
  private Throwable failure;

  /** When the piece came here; 0 if it does not grow any more. */
  private long cameAt;

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

  /**
   * Shows a piece from now on; null for an empty space. If its view cannot be created, {@link
   * #draw} throws what the factory has thrown.
   */
  final void showPiece(Piece piece) {
    failure = null;
    if (piece == null) {
      pieceView = null;
    } else if (pieceView == null || pieceView.getPiece() != piece) {
      pieceView = null;
      try {
        pieceView = boardView.getFactory().createPieceView(piece);
      } catch (RuntimeException | Error thrown) {
        failure = thrown;
      }
    }
  }

  /** Has the piece grow from now on, so that people see where something has happened. */
  final void animate() {
    cameAt = pieceView == null ? 0 : System.nanoTime();
  }

  /** Tells whether the piece still grows. */
  final boolean isAnimated() {
    return cameAt != 0 && System.nanoTime() - cameAt < ANIMATION_NANOS;
  }

  /** Shows the mouse here, or takes it away. */
  final void setHovered(boolean hovered) {
    isHovered = hovered;
    boardView.repaint(rectangle);
  }

  /** Shows the frame that the arrow keys move here, or takes it away. */
  final void setCursor(boolean cursor) {
    hasCursor = cursor;
    boardView.repaint(rectangle);
  }

  /** Tells whether the space has a mark. */
  final boolean isMarked(Mark mark) {
    return marks.contains(mark);
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
   * Draws the space, the piece and the marks. Tints lie below the piece, so that nothing hides it.
   *
   * @param graphics where to draw; it is left as it was found
   */
  public void draw(Graphics2D graphics) {
    drawEmpty(graphics);
    Graphics2D copy = (Graphics2D) graphics.create();
    // The boards of this package are light, also in a dark window.
    MarkPainter painter = new MarkPainter(copy, getRectangle(), Theme.LIGHT, BoardStyle.PLAIN);
    painter.paintBelow(tints());
    if (failure instanceof RuntimeException exception) {
      throw exception;
    }
    if (failure instanceof Error error) {
      throw error;
    }
    if (pieceView != null) {
      pieceView.draw(graphics, rectangleOfPiece());
    }
    painter.paintAbove(marks, pieceView != null);
    if (isHovered) {
      painter.paintHover();
    }
    if (hasCursor) {
      painter.paintCursor();
    }
    copy.dispose();
  }

  /** A piece that has won may change its colour, which must not become that of a tint below it. */
  private Set<Mark> tints() {
    Set<Mark> tints = marks.isEmpty() ? EnumSet.noneOf(Mark.class) : EnumSet.copyOf(marks);
    tints.remove(Mark.WINNING);
    return marks.contains(Mark.WINNING) ? Set.of() : tints;
  }

  private Rectangle rectangleOfPiece() {
    Rectangle place = getRectangle();
    if (isAnimated()) {
      double share = (System.nanoTime() - cameAt) / ANIMATION_NANOS;
      double size = SMALLEST + (1 - SMALLEST) * Math.min(1, share);
      place.grow((int) (-place.width * (1 - size) / 2), (int) (-place.height * (1 - size) / 2));
    }
    return place;
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
}
