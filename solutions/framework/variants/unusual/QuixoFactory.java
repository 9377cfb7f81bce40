package framework.games.quixo;

import framework.model.*;
import framework.play.*;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes Quixo. */
public class QuixoFactory extends Factory {
  private static class Named extends Player {
    private Named(Object name) {
      super(String.valueOf(name));
    }
  }

  /** Makes it. */
  public QuixoFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return Stream.of('X', 'O').map(Named::new).collect(Collectors.toUnmodifiableList());
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(new TwoSpaceGuiStrategy() {}, new QuixoLineStrategy() {}, new QuixoRandomStrategy() {}, new QuixoRandomStrategy());
  }

  @Override
  public QuixoPieceView createPieceView(Piece piece) {
    return new QuixoPieceView(piece) {};
  }

  @Override
  public QuixoMove createMovePieceMove(
      MoveController controller, Player player, Piece piece, Space from, Space to) {
    return new QuixoMove(controller, player, piece, from, to) {
      @Override
      public String toString() {
        return from + "-" + to;
      }
    };
  }
}
