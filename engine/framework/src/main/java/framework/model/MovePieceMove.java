package framework.model;

import java.util.List;

/**
 * A move that takes a piece from one space to another.
 *
 * <p>Pattern <em>Template Method</em>, one level further down than {@link Move}: {@link
 * #executeHook} asks the piece whether it may go, {@link #makeMoveHook} lets it go. A game where
 * more happens on the board, such as a capture or a slide, overrides {@link #makeMoveHook} and
 * {@link #undoHook}, and has its factory create moves of that kind.
 */
public class MovePieceMove extends Move {

  private final Piece piece;
  private final Space fromSpace;
  private final Space toSpace;

  /**
   * Makes a move.
   *
   * @param controller notified if the move is rejected; not null
   * @param player who moves; not null
   * @param piece the piece that moves; null, as from an empty space, makes the move invalid
   * @param fromSpace where it stands; not null
   * @param toSpace where it goes; not null
   */
  public MovePieceMove(
      MoveController controller, Player player, Piece piece, Space fromSpace, Space toSpace) {
    super(controller, player);
    this.piece = piece;
    this.fromSpace = fromSpace;
    this.toSpace = toSpace;
  }

  /** Returns the piece that goes. */
  protected final Piece getPiece() {
    return piece;
  }

  /** Returns the space where the piece stands before the move. */
  protected final Space getFromSpace() {
    return fromSpace;
  }

  /** Returns the space where the piece goes. */
  protected final Space getToSpace() {
    return toSpace;
  }

  /** Returns the space where the piece stands before the move, then the one where it goes. */
  @Override
  public List<Space> getSpaces() {
    return List.of(fromSpace, toSpace);
  }

  /** Makes the move if the piece is still there, the player may move it, and it may go there. */
  @Override
  protected final boolean executeHook() {
    return piece != null
        && fromSpace.getPiece() == piece
        && piece.isMoveableBy(getPlayer())
        && piece.isMoveableTo(toSpace)
        && makeMoveHook();
  }

  /**
   * Moves the pieces; the piece may go, as far as it was asked. Here: to the other space, if that
   * is empty.
   *
   * @return true if the move is on the board now; false if nothing has changed
   */
  protected boolean makeMoveHook() {
    if (!toSpace.isEmpty()) {
      return false;
    }
    fromSpace.clearSpace();
    return toSpace.placePiece(piece);
  }

  @Override
  protected boolean undoHook() {
    toSpace.clearSpace();
    return fromSpace.placePiece(piece);
  }
}
