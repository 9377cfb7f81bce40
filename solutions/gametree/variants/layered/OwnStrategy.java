package gametree;

/** Searches with a worth that knows where a place lies. */
public class OwnStrategy implements INextMoveStrategy {

  private final INextMoveStrategy search = new AlphaBeta(new PlaceWorth(), 5);

  @Override
  public Move getNextMove(IBoardModel board, int player) {
    return search.getNextMove(board, player);
  }
}
