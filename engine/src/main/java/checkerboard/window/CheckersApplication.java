package checkerboard.window;

import framework.Board;
import framework.Factory;
import framework.SingletonMaker;
import framework.saved.SavingApplication;

/**
 * The checkers program in a window: click a piece to see where it can go, and one of these squares
 * to move it there.
 */
public final class CheckersApplication extends SavingApplication {

  /** Makes the program; it begins with {@link #playInWindow}. */
  public CheckersApplication() {}

  @Override
  public String getName() {
    return "Checkers";
  }

  @Override
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return CheckersFactory::new;
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return CheckersBoard::new;
  }
}
