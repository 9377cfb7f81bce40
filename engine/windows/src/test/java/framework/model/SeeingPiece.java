package framework.model;

import framework.view.PieceView;

/** Breaks two rules on purpose. */
public class SeeingPiece extends Piece {

  /** A view that a piece must not know. */
  public PieceView view;

  /** Makes a piece. */
  public SeeingPiece() {
    super(null);
  }

  /** A hook that everybody can call. */
  public void drawHook() {
    view = null;
  }
}
