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
import java.util.stream.Stream;

/** Makes what Quixo is made of; nameless strategies, one of which has another one within. */
public class QuixoFactory extends Factory {

  /**
   * Creates the factory.
   *
   * @throws InvalidSingletonInstantiationException if it may not be created
   */
  public QuixoFactory() throws InvalidSingletonInstantiationException {
    super();
  }

  @Override
  public List<Player> createPlayers() {
    return Stream.of("X", "O").map(Player::new).toList();
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(
        new TwoSpaceGuiStrategy(),
        new QuixoLineStrategy(),
        new QuixoRandomStrategy() {},
        new Strategy("The first that goes") {
          @Override
          protected void moveHook() throws InterruptedException {
            for (Space from : getBoard()) {
              for (Space to : getBoard()) {
                List<Space> spaces = List.of(from, to);
                if (tryMove(getBoard().getFactory().createMove(this, getPlayer(), spaces))) {
                  return;
                }
              }
            }
          }
        });
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
