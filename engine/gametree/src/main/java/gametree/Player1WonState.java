package gametree;

/** Player 1 has won. */
public class Player1WonState extends ATerminalState {

  @Override
  public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return visitor.player1WonCase(host, param);
  }
}
