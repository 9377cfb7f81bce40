package framework.games.own;

import framework.model.Board;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.NewPieceMove;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.OneSpaceGuiStrategy;
import framework.view.PieceView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

class FourFactory extends Factory {
  private static final String[] NAMES = {"Red", "Yellow"};

  FourFactory() throws InvalidSingletonInstantiationException {
  }

  @Override
  public List<Player> createPlayers() {
    List<Player> players = new ArrayList<Player>();
    for (int i = 0; i < NAMES.length; i++) {
      players.add(
          new OnePiecePlayer(
              NAMES[i],
              new Function<Player, Piece>() {
                @Override
                public Piece apply(Player player) {
                  return new Piece(player);
                }
              }));
    }
    return players;
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    List<Strategy> strategies = new ArrayList<Strategy>();
    strategies.add(new OneSpaceGuiStrategy());
    strategies.add(new FourStrategy());
    return strategies;
  }

  @Override
  public Move createNewPieceMove(MoveController controller, Piece piece, Space space) {
    Space lowest = ((FourBoard) Board.instance()).lowest(space.getColumn());
    if (lowest == null) {
      lowest = space;
    }
    return new NewPieceMove(controller, piece, lowest);
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return new FourView(piece);
  }
}
