package gametree;

/** A state in which the game is over. */
public abstract class ATerminalState implements IBoardState {

  /** Nothing can be applied any more, and the lambda is told so. */
  @Override
  public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
    lambda.noApply(host, player, param);
  }
}
