package framework.games.own;

import framework.model.InvalidSingletonInstantiationException;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.OneSpaceGuiStrategy;
import framework.view.PieceView;
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
