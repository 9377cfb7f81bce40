package framework.games.tictactoe;

import framework.Board;
import framework.Factory;
import framework.GameApplication;
import framework.InvalidSingletonInstantiationException;
import framework.SingletonMaker;

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
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return new SingletonMaker<Factory>() {
      @Override
      public Factory make() throws InvalidSingletonInstantiationException {
        return new TicTacToeFactory();
      }
    };
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return new SingletonMaker<Board>() {
      @Override
      public Board make() throws InvalidSingletonInstantiationException {
        return new TicTacToeBoard();
      }
    };
  }
}
