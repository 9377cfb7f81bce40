import framework.play.Factory;
import framework.play.GuiStrategy;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.Piece;
import framework.view.PieceView;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import java.util.List;

class ReversiFactory extends Factory {
  public ReversiFactory() throws InvalidSingletonInstantiationException {
  }

  @Override
  public List<Player> createPlayers() {
    return List.of(new Player("Dark"), new Player("Light"));
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(new Clicks(), new ReversiMachine());
  }

  @Override
  public Move createMove(MoveController controller, Player player, List<Space> spaces) {
    return spaces.size() == 1 ? new ReversiMove(controller, player, spaces.get(0)) : null;
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return new DiscView(piece);
  }

  private static class Clicks extends GuiStrategy {
    @Override
    protected boolean handleSpaceSelectionHook(Space space) throws InterruptedException {
      tryMove(Factory.instance().createMove(this, getPlayer(), List.of(space)));
      return true;
    }
  }
}
