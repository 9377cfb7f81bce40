package boardwright.suites.framework;

import boardwright.testkit.Call;
import framework.application.ApplicationAccess;
import framework.application.GameApplication;
import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;

/** Has an application set up its game, as the program does first of all. */
final class SettingUp {
  /** The call that asks for what makes the factory. */
  static final String FACTORY_MAKER = "application.getFactoryMaker()";

  /** The call that asks for what makes the board. */
  static final String BOARD_MAKER = "application.getBoardMaker()";

  private SettingUp() {}

  /** What makes the factory; fails if there is none. */
  static SingletonSupplier<? extends Factory> factoryMaker(GameApplication application) {
    Call<SingletonSupplier<? extends Factory>> call =
        Call.of(
            FACTORY_MAKER,
            () -> application.getContext().call(() -> ApplicationAccess.factoryMaker(application)));
    return Given.thing(call, "a maker");
  }

  /** What makes the board; fails if there is none. */
  static SingletonSupplier<? extends Board> boardMaker(GameApplication application) {
    Call<SingletonSupplier<? extends Board>> call =
        Call.of(
            BOARD_MAKER,
            () -> application.getContext().call(() -> ApplicationAccess.boardMaker(application)));
    return Given.thing(call, "a maker");
  }

  /** Calls {@code setUp}; fails if that does not go, and tells which of its parts is to blame. */
  static void of(GameApplication application) {
    SingletonSupplier<? extends Factory> factory = factoryMaker(application);
    SingletonSupplier<? extends Board> board = boardMaker(application);
    try {
      application.setUp();
    } catch (RuntimeException trouble) {
      Game.configured(factory, board).setUpParts();
      Call.run(
              "application.setUp()",
              () -> {
                throw trouble;
              })
          .get();
    }
  }
}
