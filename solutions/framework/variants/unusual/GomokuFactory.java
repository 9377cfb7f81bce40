package framework.games.own;

import framework.model.*;
import framework.play.*;
import framework.view.*;
import java.util.List;
import java.util.Random;

/** Makes Gomoku. */
class GomokuFactory extends Factory {
  GomokuFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return List.of(
        new OnePiecePlayer("Black", Stone::new),
        new OnePiecePlayer("White", Stone::new));
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(
        new OneSpaceGuiStrategy(),
        new Strategy("Random") {
          private final Random random = new Random();

          @Override
          protected void moveHook() throws InterruptedException {
            Space space =
                Board.instance()
                    .getSpace(random.nextInt(GomokuBoard.SIZE), random.nextInt(GomokuBoard.SIZE));
            tryMove(Factory.instance().createMove(this, getPlayer(), List.of(space)));
          }
        });
  }

  @Override
  public Move createNewPieceMove(MoveController controller, Piece piece, Space space) {
    return new Placing(controller, piece, space);
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return new Stone.Drawing(piece);
  }
}
