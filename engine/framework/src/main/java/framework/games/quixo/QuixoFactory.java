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

  /** Makes the two players, X and O. */
  @Override
  public List<Player> createPlayers() {
    return List.of(new Player(FIRST), new Player(SECOND));
  }

  /** Makes the strategies of a person, of chance, and of one who sees lines. */
  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(new TwoSpaceGuiStrategy(), new QuixoRandomStrategy(), new QuixoLineStrategy());
  }

  /** Makes a {@link QuixoPieceView}. */
  @Override
  public PieceView createPieceView(Piece piece) {
    return new QuixoPieceView(piece);
  }

  /** Makes a {@link QuixoMove}. */
  @Override
  public Move createMovePieceMove(
      MoveController controller, Player player, Piece piece, Space from, Space to) {
    return new QuixoMove(controller, player, piece, from, to);
  }
}
