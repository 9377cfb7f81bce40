package framework;

import framework.games.connectfour.ConnectFourBoard;
import framework.games.connectfour.ConnectFourFactory;
import framework.games.quixo.QuixoBoard;
import framework.games.quixo.QuixoFactory;
import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeFactory;
import java.util.List;

/** Tables for tests, each with a game that is set up. */
public final class Tables {

  private Tables() {}

  /** A game of this tree. */
  public enum Game {
    TIC_TAC_TOE(TicTacToeFactory::new, TicTacToeBoard::new),
    QUIXO(QuixoFactory::new, QuixoBoard::new),
    CONNECT_FOUR(ConnectFourFactory::new, ConnectFourBoard::new);

    private final SingletonMaker<? extends Factory> factory;
    private final SingletonMaker<? extends Board> board;

    Game(SingletonMaker<? extends Factory> factory, SingletonMaker<? extends Board> board) {
      this.factory = factory;
      this.board = board;
    }

    /** Returns a new table where this game is configured. */
    public Table table() {
      return Tables.of(factory, board);
    }
  }

  /** Returns a new table where a game is configured. */
  public static Table of(
      SingletonMaker<? extends Factory> factory, SingletonMaker<? extends Board> board) {
    Table table = new Table();
    table.run(
        () -> {
          Factory.configure(factory);
          Board.configure(board);
        });
    return table;
  }

  /** Makes players at the current table, who all have copies of a strategy; returns the master. */
  public static GameMaster seat(Strategy strategy) {
    List<Player> players = Factory.instance().createPlayers();
    players.forEach(player -> player.setStrategy(strategy.copy()));
    GameMaster.instance().setPlayers(players);
    return GameMaster.instance();
  }
}
