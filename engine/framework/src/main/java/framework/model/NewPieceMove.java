package framework.model;

import java.util.List;

/** A move that puts a new piece on an empty space, as in Tic-Tac-Toe. */
public class NewPieceMove extends Move {

  private final Piece piece;
  private final Space space;

  /**
   * Makes a move of the player who owns the piece.
   *
   * @param controller notified if the move is rejected; not null
   * @param piece a piece that stands nowhere; not null
   * @param space where it goes; not null
   */
  public NewPieceMove(MoveController controller, Piece piece, Space space) {
    super(controller, piece.getPlayer());
    this.piece = piece;
    this.space = space;
  }

  /** Returns the space where the piece goes. */
  @Override
  public List<Space> getSpaces() {
    return List.of(space);
  }

  @Override
  protected boolean executeHook() {
    return space.placePiece(piece);
  }

  @Override
  protected boolean undoHook() {
    return space.clearSpace() != null;
  }
}
