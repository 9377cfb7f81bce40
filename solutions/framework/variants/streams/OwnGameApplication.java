package framework.games.own;

import framework.Board;
import framework.Factory;
import framework.SingletonSupplier;
import framework.saved.SavingApplication;

/** Three players put stones of their colours; three in a row win. */
public class OwnGameApplication extends SavingApplication {
  @Override
  public String getName() {
    return "Three colours";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return ColoursFactory::new;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return ColoursBoard::new;
  }
}
