package gametree;

/** An open game: what it calls was handed up to its superclass. */
public class NoWinnerState extends AState {

  private final IValidMoves moves;

  /** Creates the state. */
  public NoWinnerState(IValidMoves moves) {
    super(IBoardStatusVisitor::noWinnerCase);
    this.moves = moves;
  }

  @Override
  public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
    moves.of(player).stream()
        .takeWhile(move -> lambda.apply(host, player, move.row(), move.col(), param))
        .forEach(move -> {});
  }
}
