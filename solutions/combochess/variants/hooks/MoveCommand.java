package combochess.model;

/** A turn in which pieces move. */
public class MoveCommand extends UndoableTurn {
  private final Board board;
  private final Move move;
  private final Landing landing;

  /**
   * Creates the turn.
   *
   * @param board where it is played
   * @param order whose turn it is
   * @param move a legal one
   */
  public MoveCommand(Board board, TurnOrder order, Move move) {
    super(order);
    String refusal = Rules.refusal(board, order.getActive().getColour(), move);
    Contract.requires(refusal == null, "the move is legal");
    this.board = board;
    this.move = move;
    landing = board.getTile(move.getTo()).landing(mover());
  }

  private Piece mover() {
    return board.getPiece(move.getFrom()).partsOf(move.getParts());
  }

  @Override
  void play(Player player) {
    Piece mover = mover();
    Piece rest = board.getPiece(move.getFrom()).without(move.getParts());
    put(board, move.getFrom(), new PlainTile(rest));
    put(board, move.getTo(), new PlainTile(arrive(mover, player.getScore())));
  }

  private Piece arrive(Piece mover, Score score) {
    Piece there = board.getPiece(move.getTo());
    switch (landing) {
      case BARRIER:
        step(score::addBarrier, score::removeBarrier);
        return mover;
      case CAPTURE:
        step(() -> score.addCaptured(there), () -> score.removeCaptured(there));
        return mover;
      case COMBINATION:
        return mover.combinedWith(there);
      default:
        return mover;
    }
  }

  /** Returns the move. */
  public Move getMove() {
    return move;
  }

  @Override
  public String write() {
    return move.write(landing);
  }

  @Override
  public String toString() {
    return write();
  }
}
