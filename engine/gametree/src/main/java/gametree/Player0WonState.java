package gametree;

/** Player 0 has won. */
public class Player0WonState extends ATerminalState {

  /** Creates the state. */
  public Player0WonState() {}

  @Override
  public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return visitor.player0WonCase(host, param);
  }
}
