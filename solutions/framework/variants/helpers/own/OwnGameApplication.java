package framework.games.own;

import framework.Board;
import framework.Factory;
import framework.SingletonMaker;
import framework.games.own.breakthrough.BreakthroughBoard;
import framework.games.own.breakthrough.BreakthroughFactory;
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
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return BreakthroughFactory::new;
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return BreakthroughBoard::new;
  }
}
