package framework.games.own;

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

/** Makes what Hexapawn is made of. */
class HexapawnFactory extends Factory {

  private static final String WHITE = "White";

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
    return new PawnView(piece, piece.getPlayer().getName().equals(WHITE));
  }

  @Override
  public Move createMovePieceMove(
      MoveController controller, Player player, Piece piece, Space from, Space to) {
    return new PawnMove(controller, player, piece, from, to);
  }
}
