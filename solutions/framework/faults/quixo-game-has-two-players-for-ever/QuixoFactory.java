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

  private static final List<Player> PLAYERS = List.of(new Player("X"), new Player("O"));

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
    return PLAYERS;
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
    return new QuixoMove(controller, player, piece, from, to);
  }
}
