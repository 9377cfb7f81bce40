package gametree;

/** Player 1 has won. */
public class Player1WonState extends ATerminalState {

  /** Creates the state. */
  public Player1WonState() {}

  @Override
  public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return visitor.player1WonCase(host, param);
  }
}
