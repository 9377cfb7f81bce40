package framework.games.connectfour;

import framework.Board;
import framework.Factory;
import framework.SingletonSupplier;
import framework.saved.SavingApplication;

/** The program Connect Four. */
public class ConnectFourApplication extends SavingApplication {

  /** Makes the program; it begins with {@link #setUp}. */
  public ConnectFourApplication() {}

  @Override
  public String getName() {
    return "Connect Four";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return ConnectFourFactory::new;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return ConnectFourBoard::new;
  }
}
