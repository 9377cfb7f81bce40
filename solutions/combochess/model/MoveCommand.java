package combochess.model;

/** A turn in which a piece moves, or some parts of it. */
public class MoveCommand extends TurnCommand {

  private final Board board;
  private final Move move;
  private final Tile fromBefore;
  private final Tile toBefore;
  private final Landing landing;

  /**
   * Creates the command; nothing moves yet.
   *
   * @param board the board; not null
   * @param order whose turn it is; not null
   * @param move a legal move of the active player
   */
  public MoveCommand(Board board, TurnOrder order, Move move) {
    super(order);
    String refusal = Rules.refusal(board, order.getActive().getColour(), move);
    Contract.requires(refusal == null, "the move is legal: " + refusal);
    this.board = board;
    this.move = move;
    fromBefore = board.getTile(move.getFrom());
    toBefore = board.getTile(move.getTo());
    landing = toBefore.landing(mover());
  }

  private Piece mover() {
    return fromBefore.getPiece().partsOf(move.getParts());
  }

  @Override
  protected void change(Player player) {
    Piece arrived = mover();
    if (landing == Landing.COMBINATION) {
      arrived = arrived.combinedWith(toBefore.getPiece());
    } else if (landing == Landing.CAPTURE) {
      player.getScore().addCaptured(toBefore.getPiece());
    } else if (landing == Landing.BARRIER) {
      player.getScore().addBarrier();
    }
    Piece stays = fromBefore.getPiece().without(move.getParts());
    board.setTile(move.getFrom(), new PlainTile(stays));
    board.setTile(move.getTo(), new PlainTile(arrived));
  }

  @Override
  protected void changeBack(Player player) {
    board.setTile(move.getTo(), toBefore);
    board.setTile(move.getFrom(), fromBefore);
    if (landing == Landing.CAPTURE) {
      player.getScore().removeCaptured(toBefore.getPiece());
    } else if (landing == Landing.BARRIER) {
      player.getScore().removeBarrier();
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
}
