package framework.games.quixo;

import framework.Board;
import framework.Factory;
import framework.SingletonMaker;
import framework.saved.SavingApplication;

/** The program with which people play Quixo. */
public class QuixoApplication extends SavingApplication {

  /** Makes the program. */
  public QuixoApplication() {
    super();
  }

  @Override
  public String getName() {
    return "Five cubes";
  }

  @Override
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return QuixoFactory::new;
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return QuixoBoard::new;
  }
}
