package gametree;

/** What all states in which the game is over have in common: there are no moves left to map. */
public abstract class ATerminalState implements IBoardState {

  /** Creates the state. */
  public ATerminalState() {}

  /** Calls {@code lambda.noApply} once: there is no move. */
  @Override
  public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
    lambda.noApply(host, player, param);
  }
}
