package gametree;

import java.util.Iterator;

/** The game goes on. */
public class NoWinnerState implements IBoardState {

  private final IValidMoves validMoves;

  /**
   * Creates the state of a board.
   *
   * @param moves knows the board's valid moves
   */
  public NoWinnerState(IValidMoves moves) {
    validMoves = moves;
  }

  @Override
  public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return visitor.noWinnerCase(host, param);
  }

  @Override
  public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
    Iterator<Move> moves = validMoves.of(player).iterator();
    boolean more = true;
    while (more && moves.hasNext()) {
      Move move = moves.next();
      more = lambda.apply(host, player, move.row(), move.col(), param);
    }
  }
}
