package framework.play;

import framework.model.Piece;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks a person for two spaces: where a piece is, and where it goes.
 *
 * <p>Selecting the same space twice puts the piece down again. Selecting another piece, where the
 * first cannot go, takes up that one instead.
 */
public class TwoSpaceGuiStrategy extends GuiStrategy {

  private Space firstSpace;

  /** Makes a strategy with the name "Human". */
  public TwoSpaceGuiStrategy() {}

  /** Forgets the piece that was taken up, because a new move begins. */
  @Override
  protected void newSelectionHook() {
    select(null);
  }

  @Override
  protected boolean handleSpaceSelectionHook(Space space) throws InterruptedException {
    if (firstSpace == null) {
      select(canTakeUp(space) ? space : null);
      return false;
    }
    Space from = firstSpace;
    Piece piece = from.getPiece();
    if (space == from) {
      select(null);
      return false;
    }
    if (!piece.isMoveableTo(space) && canTakeUp(space)) {
      select(space);
      return false;
    }
    select(null);
    tryMove(getBoard().getFactory().createMovePieceMove(this, getPlayer(), piece, from, space));
    return true;
  }

  private boolean canTakeUp(Space space) {
    Piece piece = space.getPiece();
    return piece != null && piece.isMoveableBy(getPlayer());
  }

  private void select(Space space) {
    firstSpace = space;
    List<Space> targets = new ArrayList<>();
    if (space != null) {
      for (Space target : getBoard()) {
        if (space.getPiece().isMoveableTo(target)) {
          targets.add(target);
        }
      }
    }
    showSelection(space, targets);
  }
}
