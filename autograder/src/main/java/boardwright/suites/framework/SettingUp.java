package boardwright.suites.framework;

import boardwright.testkit.Call;
import framework.application.ApplicationAccess;
import framework.application.GameApplication;
import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;
import java.util.concurrent.Callable;

/** Has an application set up its game, as the program does first of all. */
final class SettingUp {
  static final String FACTORY_MAKER = "application.getFactoryMaker()";
  static final String BOARD_MAKER = "application.getBoardMaker()";

  private SettingUp() {}

  /** What makes the factory; fails if there is none. */
  static SingletonSupplier<? extends Factory> factoryMaker(GameApplication application) {
    return maker(application, FACTORY_MAKER, () -> ApplicationAccess.factoryMaker(application));
  }

  /** What makes the board; fails if there is none. */
  static SingletonSupplier<? extends Board> boardMaker(GameApplication application) {
    return maker(application, BOARD_MAKER, () -> ApplicationAccess.boardMaker(application));
  }

  private static <M> M maker(GameApplication application, String written, Callable<M> code) {
    return Given.thing(
        Call.of(written, () -> application.getContext().call(() -> code.call())), "a maker");
  }

  /** Calls {@code setUp}; fails if that does not go, and tells which of its parts is to blame. */
  static void of(GameApplication application) {
    SingletonSupplier<? extends Factory> factory = factoryMaker(application);
    SingletonSupplier<? extends Board> board = boardMaker(application);
    try {
      application.setUp();
    } catch (RuntimeException trouble) {
      Game.configured(factory, board).setUpParts();
      Given.failed("application.setUp()", trouble);
    }
  }
}
