package framework.games.quixo;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import board.model.LineFinder;
import framework.model.Player;
import framework.model.WinningSpacesGameOverStatus;
import java.util.List;

/** A board that lets the framework look for lines. */
public class QuixoBoard extends Board {

  private static final LineFinder LINES = new LineFinder(5, 5, 5);

  /**
   * Makes the board.
   *
   * @throws InvalidSingletonInstantiationException unless the framework makes it
   */
  public QuixoBoard() throws InvalidSingletonInstantiationException {
    super(5, 5);
  }

  @Override
  protected void newGameHook(List<Player> players) {
    forEach(space -> space.placePiece(new QuixoPiece(null)));
  }

  @Override
  protected GameOverStatus gameOverHook() {
    var owners = owners();
    var last = getLastMove();
    if (last != null && owners.remove(last.getPlayer())) {
      owners.add(last.getPlayer()); // whose line counts only if nobody else has one
    }
    var stones = stones(LINES, owners);
    for (int i = 0; i < stones.length; i++) {
      if (LINES.hasLine(stones[i])) {
        var spaces = LINES.lines(stones[i]).stream().map(this::getSpace).toList();
        return new WinningSpacesGameOverStatus(owners.get(i), spaces);
      }
    }
    return GameOverStatus.NOT_OVER;
  }
}
