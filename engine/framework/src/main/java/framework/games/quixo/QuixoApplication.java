package framework.games.quixo;

import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;
import framework.saved.SavingApplication;

/** The program Quixo. */
public class QuixoApplication extends SavingApplication {

  /** Makes the program; it begins with {@link #setUp}. */
  public QuixoApplication() {}

  @Override
  public String getName() {
    return "Quixo";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return QuixoFactory::new;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return QuixoBoard::new;
  }
}
