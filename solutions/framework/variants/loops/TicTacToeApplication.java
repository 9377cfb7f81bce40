package framework.games.tictactoe;

import framework.application.GameApplication;
import framework.model.Board;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.SingletonSupplier;
import framework.play.Factory;

/** The program. */
public class TicTacToeApplication extends GameApplication {

  /** Makes the program. */
  public TicTacToeApplication() {
    super();
  }

  @Override
  public String getName() {
    return "Tic-Tac-Toe";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return new SingletonSupplier<Factory>() {
      @Override
      public Factory make() throws InvalidSingletonInstantiationException {
        return new TicTacToeFactory();
      }
    };
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return new SingletonSupplier<Board>() {
      @Override
      public Board make() throws InvalidSingletonInstantiationException {
        return new TicTacToeBoard();
      }
    };
  }
}
