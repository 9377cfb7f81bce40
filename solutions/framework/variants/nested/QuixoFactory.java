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

/** The factory of Quixo; its players are of a class of their own. */
public class QuixoFactory extends Factory {

  private static final class Side extends Player {
    Side(String name) {
      super(name);
    }
  }

  private static final class Click extends TwoSpaceGuiStrategy {}

  /**
   * Makes the factory.
   *
   * @throws InvalidSingletonInstantiationException as in Factory
   */
  public QuixoFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return List.of(new Side("X"), new Side("O"));
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    List<Strategy> strategies = new ArrayList<>();
    strategies.add(new Click());
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

  @Override
  public char letterOf(Piece piece) {
    return piece.getPlayer() == null ? '.' : super.letterOf(piece);
  }
}
