package combochess.model;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.BiConsumer;

/** A table says what each landing does to a score, and how that is taken back. */
public class MoveCommand extends TurnCommand {
  private record Effect(BiConsumer<Score, Piece> doing, BiConsumer<Score, Piece> undoing) {}

  private static final Effect NOTHING = new Effect((score, piece) -> {}, (score, piece) -> {});
  private static final Map<Landing, Effect> EFFECTS = new EnumMap<>(Landing.class);

  static {
    EFFECTS.put(
        Landing.BARRIER,
        new Effect((score, piece) -> score.addBarrier(), (score, piece) -> score.removeBarrier()));
    EFFECTS.put(Landing.CAPTURE, new Effect(Score::addCaptured, Score::removeCaptured));
  }

  private record Change(Square square, Tile before, Tile after) {}

  private final Board board;
  private final Move move;
  private final Landing landing;
  private final Change[] changes;

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
    Tile from = board.getTile(move.getFrom());
    Tile to = board.getTile(move.getTo());
    Piece mover = from.getPiece().partsOf(move.getParts());
    landing = to.landing(mover);
    boolean joins = landing == Landing.COMBINATION;
    Piece arrived = joins ? mover.combinedWith(to.getPiece()) : mover;
    Piece rest = from.getPiece().without(move.getParts());
    changes =
        new Change[] {
          new Change(move.getFrom(), from, new PlainTile(rest)),
          new Change(move.getTo(), to, new PlainTile(arrived))
        };
  }

  private Effect effect() {
    return EFFECTS.getOrDefault(landing, NOTHING);
  }

  @Override
  protected void change(Player player) {
    effect().doing().accept(player.getScore(), changes[1].before().getPiece());
    for (Change change : changes) {
      board.setTile(change.square(), change.after());
    }
  }

  @Override
  protected void changeBack(Player player) {
    effect().undoing().accept(player.getScore(), changes[1].before().getPiece());
    for (Change change : changes) {
      board.setTile(change.square(), change.before());
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
