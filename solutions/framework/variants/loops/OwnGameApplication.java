package framework.games.own;

import framework.Board;
import framework.Factory;
import framework.GameApplication;
import framework.InvalidSingletonInstantiationException;
import framework.SingletonMaker;

/** Connect Four. */
public class OwnGameApplication extends GameApplication {
  /** The program. */
  public OwnGameApplication() {
  }

  @Override
  public String getName() {
    return "Four in a row";
  }

  @Override
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return new SingletonMaker<Factory>() {
      @Override
      public Factory make() throws InvalidSingletonInstantiationException {
        return new FourFactory();
      }
    };
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return new SingletonMaker<Board>() {
      @Override
      public Board make() throws InvalidSingletonInstantiationException {
        return new FourBoard();
      }
    };
  }
}
