package gametree;

/** Player 1 has won. */
public class Player1WonState extends AWonState {

  @Override
  <P, R> R won(IBoardStatusVisitor<P, R> visitor, IBoardModel host, P param) {
    return visitor.player1WonCase(host, param);
  }
}
