package framework.games.quixo;

import framework.Board;
import framework.GameOverStatus;
import framework.InvalidSingletonInstantiationException;
import framework.Lines;
import framework.Player;
import framework.Space;
import java.util.List;

/** The board of five by five, full of blank cubes at the beginning. A line of one's own wins. */
public class QuixoBoard extends Board {

  private static final int SIZE = 5;

  private final Lines lines;

  /**
   * Makes the board; {@link Board#instance} calls this.
   *
   * @throws InvalidSingletonInstantiationException if anybody else does
   */
  public QuixoBoard() throws InvalidSingletonInstantiationException {
    super(SIZE, SIZE);
    lines = new Lines(this, SIZE);
  }

  @Override
  protected void newGameHook(List<Player> players) {
    for (Space space : this) {
      space.placePiece(new QuixoPiece(null));
    }
  }

  /** Looks for lines; who makes one for the other player, even together with one's own, loses. */
  @Override
  protected GameOverStatus gameOverHook() {
    List<List<Space>> complete = lines.complete();
    if (complete.isEmpty()) {
      return GameOverStatus.NOT_OVER;
    }
    Player mover = getLastMove().getPlayer();
    List<List<Space>> others =
        complete.stream().filter(line -> line.get(0).getPiece().getPlayer() != mover).toList();
    return Lines.statusOf(others.isEmpty() ? complete : others);
  }
}
