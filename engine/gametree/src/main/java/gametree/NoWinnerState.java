package gametree;

/** The outcome is yet to be decided: there are moves to map. */
public class NoWinnerState implements IBoardState {

  private final IValidMoves moves;

  /**
   * Creates the state.
   *
   * @param moves is asked for the valid moves, each time that a lambda is mapped; not null
   */
  public NoWinnerState(IValidMoves moves) {
    this.moves = moves;
  }

  @Override
  public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return visitor.noWinnerCase(host, param);
  }

  @Override
  public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
    for (Move move : moves.of(player)) {
      if (!lambda.apply(host, player, move.row(), move.col(), param)) {
        return;
      }
    }
  }
}
