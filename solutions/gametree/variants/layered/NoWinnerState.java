package gametree;

import java.util.List;

/** An open game: a loop in its superclass asks it for the moves. */
public class NoWinnerState extends AOpenState {

  private final IValidMoves moves;

  /** Creates the state. */
  public NoWinnerState(IValidMoves moves) {
    this.moves = moves;
  }

  @Override
  List<Move> moves(int player) {
    return moves.of(player);
  }

  @Override
  <P, R> R ask(IBoardStatusVisitor<P, R> visitor, IBoardModel host, P param) {
    return visitor.noWinnerCase(host, param);
  }
}
