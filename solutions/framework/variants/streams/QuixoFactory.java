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
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes everything out of constructors that it keeps as functions. */
public class QuixoFactory extends Factory {

  private static final List<Supplier<Strategy>> STRATEGIES =
      List.of(TwoSpaceGuiStrategy::new, QuixoRandomStrategy::new, QuixoLineStrategy::new);

  private final Function<Piece, PieceView> viewMaker = QuixoPieceView::new;

  /**
   * Makes the factory.
   *
   * @throws InvalidSingletonInstantiationException unless the framework makes it
   */
  public QuixoFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return Stream.of("X", "O").map(Player::new).collect(Collectors.toList());
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return STRATEGIES.stream().map(Supplier::get).toList();
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return viewMaker.apply(piece);
  }

  @Override
  public Move createMovePieceMove(
      MoveController controller, Player player, Piece piece, Space from, Space to) {
    return new QuixoMove(controller, player, piece, from, to);
  }
}
