package framework.games.quixo;

import framework.Board;
import framework.Factory;
import framework.SingletonMaker;
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
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return QuixoFactory::new;
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return QuixoBoard::new;
  }
}
