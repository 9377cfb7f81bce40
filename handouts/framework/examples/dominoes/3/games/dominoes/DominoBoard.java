package framework.games.dominoes;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.Player;
import framework.model.Space;
import java.util.List;

/** A board of four by four spaces. A player who has no room for a domino loses. */
public class DominoBoard extends Board {

  private static final int SIZE = 4;

  private List<Player> players = List.of();

  /** Makes the board. */
  public DominoBoard() throws InvalidSingletonInstantiationException {
    super(SIZE, SIZE);
  }

  @Override
  protected void newGameHook(List<Player> players) {
    this.players = players;
  }

  @Override
  protected GameOverStatus gameOverHook() {
    Move last = getLastMove();
    if (last == null || places(opponentOf(last.getPlayer())) > 0) {
      return GameOverStatus.NOT_OVER;
    }
    return new GameOverStatus(true, last.getPlayer());
  }

  @Override
  protected int scoreHook(Player player) {
    return places(player);
  }

  private Player opponentOf(Player player) {
    return players.get(1 - players.indexOf(player));
  }

  /** Counts where a player could put the next domino. */
  private int places(Player player) {
    int places = 0;
    for (Space space : this) {
      if (((DominoPlayer) player).fits(space)) {
        places++;
      }
    }
    return places;
  }
}
