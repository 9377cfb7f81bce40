package gametree;

/** The game is over, and nobody has won. */
public class DrawState extends ATerminalState {

  /** Creates the state. */
  public DrawState() {}

  @Override
  public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return visitor.drawCase(host, param);
  }
}
