package gametree;

/** A state that is given the case that it calls. */
abstract class AState implements IBoardState {

  private final Ending call;

  AState(Ending call) {
    this.call = call;
  }

  @Override
  public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return call.tell(visitor, host, param);
  }
}
