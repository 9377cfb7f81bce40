package gametree;

/** A lambda that looks for a move, and ends the map when it has found it. */
class MoveFinder implements IBoardLambda<boolean[]> {

  private final Move wanted;

  MoveFinder(Move wanted) {
    this.wanted = wanted;
  }

  /** Returns whether the move is valid for a player. */
  boolean isIn(IBoardModel board, int player) {
    boolean[] found = {false};
    board.map(player, this, found);
    return found[0];
  }

  @Override
  public boolean apply(IBoardModel host, int player, int row, int col, boolean[] found) {
    found[0] = wanted.equals(new Move(row, col));
    return !found[0];
  }

  @Override
  public void noApply(IBoardModel host, int player, boolean[] found) {
    // not found
  }
}
