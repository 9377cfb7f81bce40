package framework.games.own;

import framework.Board;
import framework.Factory;
import framework.GameApplication;
import framework.InvalidSingletonInstantiationException;
import framework.SingletonSupplier;

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
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return new SingletonSupplier<Factory>() {
      @Override
      public Factory make() throws InvalidSingletonInstantiationException {
        return new FourFactory();
      }
    };
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return new SingletonSupplier<Board>() {
      @Override
      public Board make() throws InvalidSingletonInstantiationException {
        return new FourBoard();
      }
    };
  }
}
