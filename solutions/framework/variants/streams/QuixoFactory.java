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
