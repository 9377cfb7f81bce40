package gametree;

/** A finished game, which is given the object for its end. */
public abstract class ATerminalState implements IBoardState {

  private final Ending ending;

  /** Creates a state that ends like this. */
  ATerminalState(Ending ending) {
    this.ending = ending;
  }

  @Override
  public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return ending.tell(visitor, host, param);
  }

  @Override
  public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
    lambda.noApply(host, player, param);
  }
}
