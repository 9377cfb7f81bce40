package framework;

import framework.model.Board;
import framework.model.GameContext;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.OneSpaceGuiStrategy;
import framework.view.PieceView;
import java.util.List;

/** A game for tests: a strip of one row, where players in turn put a piece on an empty space. */
final class StripGame {

  private StripGame() {}

  /** Returns a context with a strip of so many spaces; the game is over when the strip is full. */
  static GameContext context(int columns, String... players) {
    return Contexts.of(() -> new StripFactory(players), () -> new StripBoard(columns));
  }

  private static final class StripBoard extends Board {
    StripBoard(int columns) throws InvalidSingletonInstantiationException {
      super(1, columns);
    }

    @Override
    protected GameOverStatus gameOverHook() {
      return getSpace(0, getColumns() - 1).isEmpty() || !isFull()
          ? GameOverStatus.NOT_OVER
          : new GameOverStatus(true, null);
    }
  }

  private static final class StripFactory extends Factory {
    private final String[] players;

    StripFactory(String... players) throws InvalidSingletonInstantiationException {
      this.players = players;
    }

    @Override
    public List<Player> createPlayers() {
      return java.util.Arrays.stream(players)
          .map(name -> (Player) new OnePiecePlayer(name, Piece::new))
          .toList();
    }

    @Override
    public List<Strategy> createPrototypeStrategies() {
      return List.of(new OneSpaceGuiStrategy());
    }

    @Override
    public PieceView createPieceView(Piece piece) {
      throw new AssertionError("Nobody looks at the strip.");
    }
  }
}
