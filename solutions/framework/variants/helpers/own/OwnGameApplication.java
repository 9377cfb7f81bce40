package framework.games.own;

import framework.games.own.breakthrough.BreakthroughBoard;
import framework.games.own.breakthrough.BreakthroughFactory;
import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;
import framework.saved.SavingApplication;

/** The program of Breakthrough on five rows and four columns. */
public class OwnGameApplication extends SavingApplication {

  /** Makes the program. */
  public OwnGameApplication() {}

  @Override
  public String getName() {
    return "Breakthrough";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return BreakthroughFactory::new;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return BreakthroughBoard::new;
  }
}
