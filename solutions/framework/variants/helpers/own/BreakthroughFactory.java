package framework.games.own.breakthrough;

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
import java.util.List;

/** Makes the objects of Breakthrough. */
public class BreakthroughFactory extends Factory {

  /**
   * Makes the factory.
   *
   * @throws InvalidSingletonInstantiationException if it is not wanted
   */
  public BreakthroughFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return List.of(new Player("North"), new Player("South"));
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(new TwoSpaceGuiStrategy(), new HastyStrategy(), new CarefulStrategy());
  }

  @Override
  public Move createMovePieceMove(
      MoveController controller, Player player, Piece piece, Space from, Space to) {
    return new RunnerMove(controller, player, piece, from, to);
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return new RunnerView(piece, piece.getPlayer().getName().equals("North"));
  }
}
