package framework.games.quixo;

import framework.Board;
import framework.GameOverStatus;
import framework.InvalidSingletonInstantiationException;
import framework.Lines;
import framework.MoveProcessor;
import framework.Player;
import java.util.HashMap;
import java.util.List;

/** A board that lets the framework look for lines. */
public class QuixoBoard extends Board {

  private final Lines lines = new Lines(this, 5);

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
    var complete = lines.complete();
    if (complete.isEmpty()) {
      return GameOverStatus.NOT_OVER;
    }
    var owners = new HashMap<Player, GameOverStatus>();
    for (var line : complete) {
      owners.putIfAbsent(line.get(0).getPiece().getPlayer(), Lines.statusOf(List.of(line)));
    }
    if (owners.size() > 1) {
      owners.remove(MoveProcessor.instance().getLastMove().getPlayer());
    }
    return owners.values().iterator().next();
  }
}
