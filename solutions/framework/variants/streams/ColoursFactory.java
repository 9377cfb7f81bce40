package framework.games.own;

import framework.Factory;
import framework.InvalidSingletonInstantiationException;
import framework.OnePiecePlayer;
import framework.OneSpaceGuiStrategy;
import framework.Piece;
import framework.PieceView;
import framework.Player;
import framework.Strategy;
import java.util.List;
import java.util.stream.Stream;

class ColoursFactory extends Factory {
  static final List<String> NAMES = List.of("Amber", "Blue", "Coal");

  ColoursFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return NAMES.stream().<Player>map(name -> new OnePiecePlayer(name, Piece::new)).toList();
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return Stream.of(new OneSpaceGuiStrategy(), new AnySpaceStrategy())
        .map(Strategy.class::cast)
        .toList();
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return new ColourView(piece);
  }
}
