package framework.games.dominoes;

import framework.model.InvalidSingletonInstantiationException;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.OneSpaceGuiStrategy;
import framework.view.PieceView;
import java.util.List;

/** Makes the objects of the game, as far as there are classes for them. */
public class DominoFactory extends Factory {

  /** Makes the factory. */
  public DominoFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return List.of(
        new OnePiecePlayer("Upright", Piece::new), new OnePiecePlayer("Flat", Piece::new));
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(new OneSpaceGuiStrategy());
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return null;
  }
}
