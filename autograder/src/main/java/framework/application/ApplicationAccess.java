package framework.application;

import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;
import javax.swing.JToolBar;

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

  /** Has an application add its buttons to a bar. */
  public static void addButtons(GameApplication application, JToolBar bar) {
    application.addButtons(bar);
  }

  /** Presses the button of this name. */
  public static void press(GameApplication application, String name) {
    application.handleButton(name);
  }
}
