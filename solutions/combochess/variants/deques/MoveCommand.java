package combochess.model;

import java.util.ArrayDeque;
import java.util.Deque;

/** A move that notes how each thing it does is undone. */
public class MoveCommand extends TurnCommand {
  private final Board board;
  private final Move move;
  private final String notation;
  private final Deque<Runnable> undoing = new ArrayDeque<>();

  /**
   * Creates a command.
   *
   * @param board the board
   * @param order the players
   * @param move a legal move
   */
  public MoveCommand(Board board, TurnOrder order, Move move) {
    super(order);
    this.board = board;
    this.move = move;
    if (Rules.refusal(board, order.getActive().getColour(), move) != null) {
      throw new ContractException(move + " is not legal.");
    }
    notation = move.write(landing());
  }

  private Landing landing() {
    return board.getTile(move.getTo()).landing(moving());
  }

  private Piece moving() {
    return board.getPiece(move.getFrom()).partsOf(move.getParts());
  }

  @Override
  protected void change(Player player) {
    Piece moving = moving();
    Landing landing = landing();
    Piece there = board.getPiece(move.getTo());
    Score score = player.getScore();
    if (landing == Landing.BARRIER) {
      score.addBarrier();
      undoing.push(score::removeBarrier);
    }
    if (landing == Landing.CAPTURE) {
      score.addCaptured(there);
      undoing.push(() -> score.removeCaptured(there));
    }
    put(move.getFrom(), board.getPiece(move.getFrom()).without(move.getParts()));
    put(move.getTo(), landing == Landing.COMBINATION ? there.combinedWith(moving) : moving);
  }

  private void put(Square square, Piece piece) {
    Tile old = board.getTile(square);
    board.setTile(square, new PlainTile(piece));
    undoing.push(() -> board.setTile(square, old));
  }

  @Override
  protected void changeBack(Player player) {
    while (!undoing.isEmpty()) {
      undoing.pop().run();
    }
  }

  @Override
  public String write() {
    return notation;
  }

  /** Returns the move. */
  public Move getMove() {
    return move;
  }
}
