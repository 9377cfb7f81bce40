package gametree.tree;

import gametree.BoardDecorator;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.IUndoMove;
import gametree.Move;
import gametree.MoveCollector;
import gametree.ReadOnlyBoard;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A board that writes down the tree of a search. The search need not know: it makes moves and takes
 * them back as always, on any board and with any strategy.
 *
 * <p>Values are seen where the strategy asks what a board is worth, so give the strategy {@link
 * #seeing} instead of the worth itself.
 */
public final class TreeRecorder extends BoardDecorator {

  private final IBoardModel board;
  private final int player;
  private final int plies;
  private final Deque<SearchTree> path = new ArrayDeque<>();
  private final SearchTree root;

  /**
   * Creates a recorder.
   *
   * @param board the board that is decorated; the position on it is the root
   * @param player 0 or 1: who searches
   * @param plies how many moves deep positions are kept; deeper ones only count
   */
  public TreeRecorder(IBoardModel board, int player, int plies) {
    super(board);
    this.board = board;
    this.player = player;
    this.plies = plies;
    root = new SearchTree(null, ReadOnlyBoard.of(board, player), true);
    path.push(root);
  }

  /** Returns the tree; it is complete when the search has returned. */
  public SearchTree getTree() {
    return root;
  }

  /** Returns a worth that is the same, and is written down each time that it is asked for. */
  public IBoardStatusVisitor<Integer, Integer> seeing(IBoardStatusVisitor<Integer, Integer> worth) {
    return new IBoardStatusVisitor<>() {
      @Override
      public Integer player0WonCase(IBoardModel host, Integer who) {
        return seen(worth.player0WonCase(host, who));
      }

      @Override
      public Integer player1WonCase(IBoardModel host, Integer who) {
        return seen(worth.player1WonCase(host, who));
      }

      @Override
      public Integer drawCase(IBoardModel host, Integer who) {
        return seen(worth.drawCase(host, who));
      }

      @Override
      public Integer noWinnerCase(IBoardModel host, Integer who) {
        return seen(worth.noWinnerCase(host, who));
      }
    };
  }

  private int seen(int value) {
    path.element().setValue(value);
    return value;
  }

  @Override
  protected void afterMove(int row, int col, int who, IUndoMove undo) {
    boolean kept = path.size() <= plies;
    SearchTree reached =
        new SearchTree(
            new Move(row, col), kept ? ReadOnlyBoard.of(board, 1 - who) : null, 1 - who == player);
    if (kept) {
      path.element().keep(reached);
    }
    path.push(reached);
  }

  @Override
  protected void afterUndo() {
    SearchTree done = path.pop();
    path.element().finished(done);
  }

  @Override
  protected void afterMap(int who, int applied) {
    if (path.size() <= plies) {
      path.element().setSkipped(MoveCollector.collect(board, who).size() - applied);
    }
  }
}
