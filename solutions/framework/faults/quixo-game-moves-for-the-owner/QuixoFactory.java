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
    return new QuixoPieceView(piece);
  }

  @Override
  public Move createMovePieceMove(
      MoveController controller, Player player, Piece piece, Space from, Space to) {
    Player owner = piece.getPlayer() == null ? player : piece.getPlayer();
    return new QuixoMove(controller, owner, piece, from, to);
  }
}
