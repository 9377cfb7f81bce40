package framework.play;

import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Space;

/**
 * Asks a person for one space, and puts a new piece there. Only an {@link OnePiecePlayer} can have
 * this strategy.
 */
public class OneSpaceGuiStrategy extends GuiStrategy {

  /** Makes a strategy with the name "Human". */
  public OneSpaceGuiStrategy() {}

  @Override
  protected boolean handleSpaceSelectionHook(Space space) throws InterruptedException {
    Piece piece = ((OnePiecePlayer) getPlayer()).createPiece();
    tryMove(getBoard().getFactory().createNewPieceMove(this, piece, space));
    return true;
  }
}
