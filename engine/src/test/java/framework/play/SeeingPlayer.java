package framework.play;

import framework.view.PieceView;

/** Breaks a rule on purpose: of the package, only the factory may know views. */
public final class SeeingPlayer {

  /** A view that a player must not know. */
  public PieceView view;
}
