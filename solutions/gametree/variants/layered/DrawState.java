package gametree;

/** Nobody has won. */
public class DrawState extends ATerminalState {

  @Override
  protected <P, R> R tell(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return visitor.drawCase(host, param);
  }
}
