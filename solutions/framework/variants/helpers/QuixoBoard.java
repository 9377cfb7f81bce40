package framework.games.quixo;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.MoveProcessor;
import framework.model.Player;
import framework.model.Space;
import framework.play.GameMaster;
import java.util.ArrayList;
import java.util.List;

/** A board with {@link QuixoLine}s. */
public class QuixoBoard extends Board {
  private final List<QuixoLine> lines;

  /**
   * Creates the board.
   *
   * @throws InvalidSingletonInstantiationException if it is not the framework that calls
   */
  public QuixoBoard() throws InvalidSingletonInstantiationException {
    super(5, 5);
    lines = QuixoLine.allOf(this);
  }

  @Override
  protected void newGameHook(List<Player> players) {
    for (Space space : this) {
      space.placePiece(new QuixoPiece(null));
    }
  }

  @Override
  protected GameOverStatus gameOverHook() {
    for (Player player : theMoverLast()) {
      for (QuixoLine line : lines) {
        if (line.belongsTo(player)) {
          return line.wonBy(player);
        }
      }
    }
    return GameOverStatus.NOT_OVER;
  }

  private static List<Player> theMoverLast() {
    List<Player> players = new ArrayList<>(GameMaster.instance().getPlayers());
    if (MoveProcessor.instance().getLastMove() != null) {
      Player mover = MoveProcessor.instance().getLastMove().getPlayer();
      players.remove(mover);
      players.add(mover);
    }
    return players;
  }
}
