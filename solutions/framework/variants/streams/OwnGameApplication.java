package framework.games.own;

import framework.Board;
import framework.Factory;
import framework.SingletonMaker;
import framework.saved.SavingApplication;

/** Three players put stones of their colours; three in a row win. */
public class OwnGameApplication extends SavingApplication {
  @Override
  public String getName() {
    return "Three colours";
  }

  @Override
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return ColoursFactory::new;
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return ColoursBoard::new;
  }
}
