package framework.games.dominoes;

import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;
import framework.saved.SavingApplication;

/** The program of Dominoes: one player's dominoes stand, the other's lie. */
public class DominoApplication extends SavingApplication {

  /** Makes the program; it begins with {@link #setUp}. */
  public DominoApplication() {}

  @Override
  public String getName() {
    return "Dominoes";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return DominoFactory::new;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return DominoBoard::new;
  }
}
