package framework.games.tictactoe;

import framework.application.GameApplication;
import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;

/** The program. */
public class TicTacToeApplication extends GameApplication {

  private final SingletonSupplier<TicTacToeFactory> factories = TicTacToeFactory::new;
  private final SingletonSupplier<TicTacToeBoard> boards = TicTacToeBoard::new;

  /** Makes the program. */
  public TicTacToeApplication() {}

  @Override
  public String getName() {
    return String.join("-", "Tic", "Tac", "Toe");
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return factories;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return boards;
  }
}
