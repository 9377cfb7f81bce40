package framework.games.connectfour;

import framework.Board;
import framework.Factory;
import framework.GameApplication;
import framework.SingletonMaker;

/** The program Connect Four. */
public class ConnectFourApplication extends GameApplication {

  /** Makes the program; it begins with {@link #launch}. */
  public ConnectFourApplication() {}

  @Override
  public String getName() {
    return "Connect Four";
  }

  @Override
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return ConnectFourFactory::new;
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return ConnectFourBoard::new;
  }
}
