package framework.games.own;

import framework.application.GameApplication;
import framework.model.Board;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.SingletonSupplier;
import framework.play.Factory;

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
