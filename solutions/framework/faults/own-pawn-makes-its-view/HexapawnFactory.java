package framework.games.own;

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

/** Makes what Hexapawn is made of. */
class HexapawnFactory extends Factory {

  static final String WHITE = "White";

  HexapawnFactory() throws InvalidSingletonInstantiationException {
    super();
  }

  @Override
  public List<Player> createPlayers() {
    return List.of(new Player(WHITE), new Player("Black"));
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(new TwoSpaceGuiStrategy(), new AnyPawnStrategy());
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return ((Pawn) piece).view();
  }

  @Override
  public Move createMovePieceMove(
      MoveController controller, Player player, Piece piece, Space from, Space to) {
    return new PawnMove(controller, player, piece, from, to);
  }
}
