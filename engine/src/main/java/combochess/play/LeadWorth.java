package combochess.play;

import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;

/** What a position is worth to a player: by how many points the player is ahead. */
final class LeadWorth implements IBoardStatusVisitor<Integer, Integer> {

  /** A win is worth more than any lead in a game that goes on. */
  private static final int WIN = 1000;

  private final ChessTree tree;

  /** Looks at a tree, because a search may decorate it and knows nothing of points. */
  LeadWorth(ChessTree tree) {
    this.tree = tree;
  }

  @Override
  public Integer player0WonCase(IBoardModel host, Integer player) {
    return tree.getLead(player) + (player == 0 ? WIN : -WIN);
  }

  @Override
  public Integer player1WonCase(IBoardModel host, Integer player) {
    return tree.getLead(player) + (player == 0 ? -WIN : WIN);
  }

  @Override
  public Integer drawCase(IBoardModel host, Integer player) {
    return 0;
  }

  @Override
  public Integer noWinnerCase(IBoardModel host, Integer player) {
    return tree.getLead(player);
  }
}
