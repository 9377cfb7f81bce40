package framework.games.quixo;

import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;
import framework.saved.SavingApplication;

/** The program with which people play Quixo. */
public class QuixoApplication extends SavingApplication {

  /** Makes the program. */
  public QuixoApplication() {
    super();
  }

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
