package framework;

import framework.games.quixo.QuixoBoard;
import framework.games.quixo.QuixoFactory;
import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeFactory;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.Player;
import framework.model.SingletonSupplier;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.GameMaster;
import java.util.List;

/** Contexts for tests, each with a game that is set up. */
public final class Contexts {

  private Contexts() {}

  /** A game of this tree. */
  public enum Game {
    TIC_TAC_TOE(TicTacToeFactory::new, TicTacToeBoard::new),
    QUIXO(QuixoFactory::new, QuixoBoard::new);

    private final SingletonSupplier<? extends Factory> factory;
    private final SingletonSupplier<? extends Board> board;

    Game(SingletonSupplier<? extends Factory> factory, SingletonSupplier<? extends Board> board) {
      this.factory = factory;
      this.board = board;
    }

    /** Returns a new context where this game is configured. */
    public GameContext context() {
      return Contexts.of(factory, board);
    }
  }

  /** Returns a new context where a game is configured. */
  public static GameContext of(
      SingletonSupplier<? extends Factory> factory, SingletonSupplier<? extends Board> board) {
    GameContext context = new GameContext();
    context.run(
        () -> {
          Factory.configure(factory);
          Board.configure(board);
        });
    return context;
  }

  /**
   * Makes players in the current context, who all have copies of a strategy; returns the master.
   */
  public static GameMaster seat(Strategy strategy) {
    List<Player> players = Factory.instance().createPlayers();
    players.forEach(player -> player.setStrategy(strategy.copy()));
    GameMaster.instance().setPlayers(players);
    return GameMaster.instance();
  }
}
