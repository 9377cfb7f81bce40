package framework.games.quixo;

import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import framework.view.PieceView;
import java.util.List;

/** The factory of Quixo; who can play is listed in {@link QuixoStrategies}. */
public class QuixoFactory extends Factory {
  /**
   * Creates the factory.
   *
   * @throws InvalidSingletonInstantiationException if it is not the framework that calls
   */
  public QuixoFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return List.of(new Player("X"), new Player("O"));
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return QuixoStrategies.all();
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
