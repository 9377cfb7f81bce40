package framework.games.quixo;

import framework.Factory;
import framework.InvalidSingletonInstantiationException;
import framework.Move;
import framework.MoveController;
import framework.Piece;
import framework.PieceView;
import framework.Player;
import framework.Space;
import framework.Strategy;
import framework.TwoSpaceGuiStrategy;
import java.util.ArrayList;
import java.util.List;

/** Makes what Quixo consists of. */
public class QuixoFactory extends Factory {

  private PieceView blank;

  /**
   * Makes the factory, for {@link Factory#instance}.
   *
   * @throws InvalidSingletonInstantiationException if somebody else tries to
   */
  public QuixoFactory() throws InvalidSingletonInstantiationException {
    super();
  }

  @Override
  public List<Player> createPlayers() {
    List<Player> players = new ArrayList<>();
    players.add(new Player("X"));
    players.add(new Player("O"));
    return players;
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    List<Strategy> strategies = new ArrayList<>();
    strategies.add(new TwoSpaceGuiStrategy());
    strategies.add(new QuixoRandomStrategy());
    strategies.add(new QuixoLineStrategy());
    return strategies;
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    if (piece.getPlayer() != null) {
      return new QuixoPieceView(piece);
    }
    if (blank == null) {
      blank = new QuixoPieceView(piece);
    }
    return blank;
  }

  @Override
  public Move createMovePieceMove(
      MoveController controller, Player player, Piece piece, Space from, Space to) {
    return new QuixoMove(controller, player, piece, from, to);
  }
}
