package gametree;

/** Player 0 has won. */
public class Player0WonState extends AWonState {

  @Override
  <P, R> R won(IBoardStatusVisitor<P, R> visitor, IBoardModel host, P param) {
    return visitor.player0WonCase(host, param);
  }
}
