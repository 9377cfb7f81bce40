package framework.games.quixo;

import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.TwoSpaceGuiStrategy;
import framework.view.PieceView;
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
    return new QuixoMove(controller, player, piece, from, to);
  }
}
