package gametree;

/** Nobody has won, and nobody can any more. */
public class DrawState extends ATerminalState {
  @Override
  public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return visitor.player0WonCase(host, param);
  }
}
