package gametree;

/** A finished game: a template whose steps the states fill in. */
public abstract class ATerminalState implements IBoardState {

  /** For subclasses. */
  public ATerminalState() {}

  @Override
  public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return tell(host, visitor, param);
  }

  /** Calls the state's own case. */
  protected abstract <P, R> R tell(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param);

  @Override
  public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
    lambda.noApply(host, player, param);
  }

  @Override
  public String toString() {
    return getClass().getSimpleName();
  }
}
