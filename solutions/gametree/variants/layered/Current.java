package gametree;

/** The state that a board is in: passes everything on to the real one. */
class Current implements IBoardState {

  private IBoardState now;

  IBoardState now() {
    return now;
  }

  void enter(IBoardState next) {
    now = next;
  }

  @Override
  public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return now.execute(host, visitor, param);
  }

  @Override
  public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
    now.map(host, player, lambda, param);
  }
}
