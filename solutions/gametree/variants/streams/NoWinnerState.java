package gametree;

/** An open game. */
public class NoWinnerState implements IBoardState {

  private final IValidMoves moves;

  /** Creates a state, which asks for moves when it needs them. */
  public NoWinnerState(IValidMoves moves) {
    this.moves = moves;
  }

  @Override
  public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return visitor.noWinnerCase(host, param);
  }

  @Override
  public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
    moves.of(player).stream()
        .allMatch(move -> lambda.apply(host, player, move.row(), move.col(), param));
  }
}
