package framework.games.quixo;

import framework.Board;
import framework.Factory;
import framework.GameApplication;
import framework.SingletonMaker;

/** The program Quixo. */
public class QuixoApplication extends GameApplication {

  /** Makes the program; it begins with {@link #launch}. */
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
