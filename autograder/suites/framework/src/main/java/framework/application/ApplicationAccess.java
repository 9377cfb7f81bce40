package framework.application;

import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;

/**
 * Calls for the suites what only the framework and subclasses may call of an application. It is
 * loaded beside the classes under check, and holds nothing else.
 */
public final class ApplicationAccess {
  private ApplicationAccess() {}

  /** What makes the factory. */
  public static SingletonSupplier<? extends Factory> factoryMaker(GameApplication application) {
    return application.getFactoryMaker();
  }

  /** What makes the board. */
  public static SingletonSupplier<? extends Board> boardMaker(GameApplication application) {
    return application.getBoardMaker();
  }
}
