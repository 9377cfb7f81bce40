package framework.games.quixo;

import framework.model.InvalidSingletonInstantiationException;
import framework.model.MoveController;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.TwoSpaceGuiStrategy;
import java.util.List;

/** The factory; its methods say exactly what they make. */
public class QuixoFactory extends Factory {

  /**
   * Makes the factory.
   *
   * @throws InvalidSingletonInstantiationException unless the framework makes it
   */
  public QuixoFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return List.of(new Player("X"), new Player("O"));
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(new TwoSpaceGuiStrategy(), new QuixoRandomStrategy(), new QuixoLineStrategy());
  }

  @Override
  public QuixoPieceView createPieceView(Piece piece) {
    return new QuixoPieceView(piece);
  }

  @Override
  public QuixoMove createMovePieceMove(
      MoveController controller, Player player, Piece piece, Space from, Space to) {
    return new QuixoMove(controller, player, piece, from, to);
  }
}
