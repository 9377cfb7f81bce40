package combochess.model;

/** A turn in which a piece, or some parts of it, move. */
public class MoveCommand extends TurnCommand {

  private final Board board;
  private final Move move;
  private final Tile oldFrom;
  private final Tile oldTo;
  private final Piece mover;
  private final Landing landing;

  /**
   * Creates the command for a move that is legal now.
   *
   * @param board the board; not null
   * @param order whose turn it is; not null
   * @param move a legal move of the active player
   */
  public MoveCommand(Board board, TurnOrder order, Move move) {
    super(order);
    String refusal = Rules.refusal(board, order.getActive().getColour(), move);
    Contract.requires(refusal == null, "the move is legal; " + refusal);
    this.board = board;
    this.move = move;
    // Tiles and pieces never change, so keeping the old ones is all that undo needs.
    this.oldFrom = board.getTile(move.getFrom());
    this.oldTo = board.getTile(move.getTo());
    this.mover = oldFrom.getPiece().partsOf(move.getParts());
    this.landing = oldTo.landing(mover);
  }

  /**
   * Moves the parts. A barrier or a captured piece on the other square goes away and counts for the
   * player; with an own piece there, the parts combine.
   */
  @Override
  protected void change(Player player) {
    Piece arrived = mover;
    switch (landing) {
      case BARRIER:
        player.getScore().addBarrier();
        break;
      case CAPTURE:
        player.getScore().addCaptured(oldTo.getPiece());
        break;
      case COMBINATION:
        arrived = oldTo.getPiece().combinedWith(mover);
        break;
      default:
        break;
    }
    board.setTile(move.getFrom(), new PlainTile(oldFrom.getPiece().without(move.getParts())));
    board.setTile(move.getTo(), new PlainTile(arrived));
  }

  /** Puts both tiles and the player's score back as they were before. */
  @Override
  protected void changeBack(Player player) {
    if (landing == Landing.BARRIER) {
      player.getScore().removeBarrier();
    } else if (landing == Landing.CAPTURE) {
      player.getScore().removeCaptured(oldTo.getPiece());
    }
    board.setTile(move.getFrom(), oldFrom);
    board.setTile(move.getTo(), oldTo);
  }

  /** Returns the notation of the move, with the sign of its landing. */
  @Override
  public String write() {
    return move.write(landing);
  }

  /** Returns the move. */
  @Override
  public Move getMove() {
    return move;
  }
}
