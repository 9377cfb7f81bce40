package framework.view;

import framework.model.GameOverStatus;
import framework.model.Piece;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/**
 * Calls for the suites what only the framework and subclasses may call of views. It is loaded
 * beside the classes under check, and holds nothing else. Nothing here needs Swing's event thread.
 */
public final class ViewAccess {
  private ViewAccess() {}

  /** Draws a board view as Swing would: board, spaces, pieces, marks. */
  public static void paint(BoardView view, Graphics2D graphics) {
    view.paintComponent(graphics);
  }

  /** Has a board view draw what lies around and between the spaces. */
  public static void drawHook(BoardView view, Graphics2D graphics) {
    view.drawHook(graphics);
  }

  /** How far apart two spaces lie, by a board view. */
  public static int gapHook(BoardView view, int spaceSize) {
    return view.gapHook(spaceSize);
  }

  /** How far the outer spaces lie from the edge, by a board view. */
  public static int borderHook(BoardView view, int spaceSize) {
    return view.borderHook(spaceSize);
  }

  /** Shows in a board view how the game stands. */
  public static void showGameOver(BoardView view, GameOverStatus status) {
    view.showGameOver(status);
  }

  /** The view of the piece that a space view shows; null if it shows none. */
  public static PieceView pieceView(SpaceView view) {
    return view.getPieceView();
  }

  /** Shows a piece in a space view, or none: null. */
  public static void showPiece(SpaceView view, Piece piece) {
    view.showPiece(piece);
  }

  /** Says where a space view lies. */
  public static void place(SpaceView view, Rectangle rectangle) {
    view.setRectangle(rectangle);
  }

  /** Has a space view draw its space as it looks without a piece. */
  public static void drawEmpty(SpaceView view, Graphics2D graphics) {
    view.drawEmpty(graphics);
  }
}
