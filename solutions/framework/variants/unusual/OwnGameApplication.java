package framework.games.own;

import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;
import framework.saved.SavingApplication;

/** Gomoku. */
public class OwnGameApplication extends SavingApplication {
  /** Makes it. */
  public OwnGameApplication() {}

  @Override
  public String getName() {
    return "Gomoku";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return GomokuFactory::new;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return GomokuBoard::new;
  }
}
