package framework.games.quixo;

import board.model.Cell;
import framework.games.quixo.QuixoPosition.Push;
import framework.model.Board;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Never misses a line: wins at once if it can; otherwise it gives the other player no line, now or
 * with the next move, if that can be helped. Among moves that are alike it picks any.
 *
 * <p>Cost: fewer than two thousand positions for each move.
 */
public class QuixoLineStrategy extends Strategy {
  // It looks at each pair of a move and its answer.

  /** This player's seat in the copy of the board, and the other player's. */
  private static final int ME = 0;

  private static final int OTHER = 1;

  private static final int WINS = 3;
  private static final int SAFE = 2;
  private static final int UNSAFE = 1;
  private static final int LOSES = 0;

  private final Random random;

  /** Creates a strategy with an unseeded generator. */
  public QuixoLineStrategy() {
    this(new Random());
  }

  /**
   * Makes a strategy that picks as a source of chance says.
   *
   * @param random the source; not null
   */
  public QuixoLineStrategy(Random random) {
    super("Sees lines");
    this.random = random;
  }

  @Override
  protected void moveHook() throws InterruptedException {
    QuixoPosition position = positionOf(getBoard());
    List<Push> best = new ArrayList<>();
    int bestWorth = LOSES;
    for (Push push : position.legalMoves()) {
      position.apply(push);
      int worth = worth(position);
      position.undo();
      if (worth > bestWorth) {
        best.clear();
        bestWorth = worth;
      }
      if (worth == bestWorth) {
        best.add(push);
      }
    }
    Push chosen = best.get(random.nextInt(best.size()));
    Space from = getBoard().getSpace(chosen.from().row(), chosen.from().column());
    Space to = getBoard().getSpace(chosen.to().row(), chosen.to().column());
    tryMove(
        getBoard().getFactory().createMovePieceMove(this, getPlayer(), from.getPiece(), from, to));
  }

  /** Copies the board, so that moves can be tried where nobody sees them. */
  private QuixoPosition positionOf(Board board) {
    QuixoPosition position = new QuixoPosition(board.getRows());
    for (Space space : board) {
      Player owner = space.getPiece().getPlayer();
      if (owner != null) {
        int seat = owner == getPlayer() ? ME : OTHER;
        position.setOwner(new Cell(space.getRow(), space.getColumn()), seat);
      }
    }
    position.setToMove(ME);
    return position;
  }

  /** Returns what the position after one of its own moves is worth. */
  private static int worth(QuixoPosition position) {
    if (position.status().isOver()) {
      return position.status().winner() == ME ? WINS : LOSES;
    }
    for (Push answer : position.legalMoves()) {
      position.apply(answer);
      int winner = position.status().winner();
      position.undo();
      if (winner == OTHER) {
        return UNSAFE;
      }
    }
    return SAFE;
  }
}
