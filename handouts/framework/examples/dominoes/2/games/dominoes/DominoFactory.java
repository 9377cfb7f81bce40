package framework.games.dominoes;

import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.OneSpaceGuiStrategy;
import framework.view.PieceView;
import java.util.List;

/** Makes the objects of the game, except for views. */
public class DominoFactory extends Factory {

  /** Makes the factory. */
  public DominoFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return List.of(new DominoPlayer("Upright", true), new DominoPlayer("Flat", false));
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(new OneSpaceGuiStrategy());
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return null;
  }

  @Override
  public Move createNewPieceMove(MoveController controller, Piece piece, Space space) {
    return new DominoMove(controller, piece, space);
  }
}
