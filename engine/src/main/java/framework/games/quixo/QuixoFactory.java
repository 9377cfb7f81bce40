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
import java.util.List;

/** Makes the objects of Quixo. */
public class QuixoFactory extends Factory {

  private static final String FIRST = "X";
  private static final String SECOND = "O";

  /**
   * Makes the factory; {@link Factory#instance} calls this.
   *
   * @throws InvalidSingletonInstantiationException if anybody else does
   */
  public QuixoFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return List.of(new Player(FIRST), new Player(SECOND));
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(new TwoSpaceGuiStrategy(), new QuixoRandomStrategy(), new QuixoLineStrategy());
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
