import framework.Factory;
import framework.GuiStrategy;
import framework.InvalidSingletonInstantiationException;
import framework.Move;
import framework.MoveController;
import framework.Piece;
import framework.PieceView;
import framework.Player;
import framework.Space;
import framework.Strategy;
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
