package gametree.adapter;

import board.model.Position;
import board.model.Status;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.IUndoMove;
import gametree.Move;
import java.util.List;

/**
 * A position of any game for two, as a board (Adapter pattern).
 *
 * <p>Legal move number i is the move (i, 0). Strategies expect that the players take turns; where a
 * game lets one player move twice in a row, the other one has a pass in between, which is the move
 * (-1, -1) and changes nothing. So there are as many rows as there are legal moves, and no tokens:
 * what a board is worth, {@link #worth} says.
 *
 * @param <M> the moves of the position
 */
public final class PositionBoard<M> implements IBoardModel {

  /** Any result of a finished game outweighs every difference of points. */
  private static final int WIN = 1_000_000;

  private static final IUndoMove NOTHING = () -> {};

  private final Position<M> position;
  private int made;

  /** The legal moves of now; null if nobody has asked since the position changed. */
  private List<M> legal;

  /**
   * Creates a board.
   *
   * @param position of a game for two, which nobody else changes while the board is used; not null
   */
  public PositionBoard(Position<M> position) {
    this.position = position;
  }

  /**
   * Returns what this board is worth: a win or a loss above all, and otherwise the difference of
   * the points that the game counts.
   */
  public IBoardStatusVisitor<Integer, Integer> worth() {
    return new Worth<>(position);
  }

  @Override
  public int getRows() {
    return Math.max(1, legalMoves().size());
  }

  @Override
  public int getColumns() {
    return 1;
  }

  @Override
  public int getTokenAt(int row, int col) {
    return NO_PLAYER;
  }

  private List<M> legalMoves() {
    if (legal == null) {
      legal = position.legalMoves();
    }
    return legal;
  }

  /** Takes back all moves that were made on this board; earlier ones stay. */
  @Override
  public void reset() {
    while (made > 0) {
      takeBack(null);
    }
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    boolean isPass = row == Move.PASS.row() && col == Move.PASS.col();
    boolean isTurn = position.toMove() == player;
    if (position.status().isOver() || isPass == isTurn) {
      check.invalidMoveCase();
      return NOTHING;
    }
    if (isPass) {
      check.validMoveCase();
      execute(status, null);
      return NOTHING;
    }
    List<M> moves = legalMoves();
    if (col != 0 || row < 0 || row >= moves.size()) {
      check.invalidMoveCase();
      return NOTHING;
    }
    position.apply(moves.get(row));
    made++;
    legal = null;
    check.validMoveCase();
    execute(status, null);
    return () -> takeBack(moves);
  }

  /** Takes the last move back; the legal moves of before are as they were, if they are known. */
  private void takeBack(List<M> before) {
    position.undo();
    made--;
    legal = before;
  }

  @Override
  public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    Status status = position.status();
    if (!status.isOver()) {
      return visitor.noWinnerCase(this, param);
    }
    return switch (status.winner()) {
      case 0 -> visitor.player0WonCase(this, param);
      case 1 -> visitor.player1WonCase(this, param);
      default -> visitor.drawCase(this, param);
    };
  }

  @Override
  public <P> void map(int player, IBoardLambda<P> lambda, P param) {
    if (position.status().isOver()) {
      lambda.noApply(this, player, param);
      return;
    }
    if (position.toMove() != player) {
      lambda.apply(this, player, Move.PASS.row(), Move.PASS.col(), param);
      return;
    }
    int moves = legalMoves().size();
    boolean goesOn = true;
    for (int i = 0; goesOn && i < moves; i++) {
      goesOn = lambda.apply(this, player, i, 0, param);
    }
  }

  /** Asks the position itself, whichever board a strategy shows to the visitor. */
  private record Worth<M>(Position<M> position) implements IBoardStatusVisitor<Integer, Integer> {

    @Override
    public Integer player0WonCase(IBoardModel host, Integer player) {
      return (player == 0 ? WIN : -WIN) + lead(player);
    }

    @Override
    public Integer player1WonCase(IBoardModel host, Integer player) {
      return (player == 1 ? WIN : -WIN) + lead(player);
    }

    @Override
    public Integer drawCase(IBoardModel host, Integer player) {
      return 0;
    }

    @Override
    public Integer noWinnerCase(IBoardModel host, Integer player) {
      return lead(player);
    }

    private int lead(int player) {
      return position.score(player) - position.score(1 - player);
    }
  }
}
