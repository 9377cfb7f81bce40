package gametree;

/** Somebody has won. */
abstract class AWonState extends ATerminalState {

  @Override
  protected <P, R> R tell(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return won(visitor, host, param);
  }

  abstract <P, R> R won(IBoardStatusVisitor<P, R> visitor, IBoardModel host, P param);
}
