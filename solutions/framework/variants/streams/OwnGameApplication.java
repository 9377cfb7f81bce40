package framework.games.own;

import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;
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
