package framework.view;

import framework.model.GameOverStatus;
import framework.model.Piece;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/**
 * Draws a piece. In <em>Model-View-Controller</em> this is a view: it knows its piece, and the
 * piece does not know it. Used on Swing's event thread only.
 */
public abstract class PieceView {

  private final Piece piece;

  /**
   * Makes a view.
   *
   * @param piece what it draws; not null
   */
  protected PieceView(Piece piece) {
    this.piece = piece;
  }

  /** Returns the piece that this view draws. */
  public final Piece getPiece() {
    return piece;
  }

  /**
   * Draws the piece.
   *
   * @param graphics where to draw; it must be left as it was found: colour, stroke, transformation
   *     and the rest
   * @param rectangle the space; nothing may be drawn outside of it; lengths in points, which are
   *     more than one pixel each on a screen of high density
   */
  public abstract void draw(Graphics2D graphics, Rectangle rectangle);

  /**
   * Called when the game is over, and when it goes on after all. Here: does nothing.
   *
   * @param status how the game stands
   * @return true if the piece looks different now and must be drawn again
   */
  public boolean showGameOver(GameOverStatus status) {
    return false;
  }
}
