package framework.games.tictactoe;

import framework.application.GameApplication;
import framework.model.Board;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.SingletonSupplier;
import framework.play.Factory;

/** The program, with makers that are classes of their own. */
public class TicTacToeApplication extends GameApplication {

  /** Makes the program. */
  public TicTacToeApplication() {}

  @Override
  public String getName() {
    return "Tic-Tac-Toe";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return new FactoryMaker();
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return new BoardMaker();
  }

  private static class FactoryMaker implements SingletonSupplier<TicTacToeFactory> {
    @Override
    public TicTacToeFactory make() throws InvalidSingletonInstantiationException {
      return new TicTacToeFactory();
    }
  }

  private static class BoardMaker implements SingletonSupplier<TicTacToeBoard> {
    @Override
    public TicTacToeBoard make() throws InvalidSingletonInstantiationException {
      return new TicTacToeBoard();
    }
  }
}
