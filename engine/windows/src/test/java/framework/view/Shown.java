package framework.view;

import framework.model.Piece;

/** What the view of a space tells only its subclasses. */
public final class Shown {

  private Shown() {}

  /** Returns the piece that a view shows. */
  public static Piece piece(SpaceView view) {
    return view.getPieceView().getPiece();
  }
}
