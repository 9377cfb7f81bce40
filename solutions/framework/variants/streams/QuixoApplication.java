package framework.games.quixo;

import framework.application.GameApplication;
import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;

/** Quixo. */
public class QuixoApplication extends GameApplication {

  /** Makes the program. */
  public QuixoApplication() {}

  @Override
  public String getName() {
    return "Quixo";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return () -> new QuixoFactory();
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return () -> new QuixoBoard();
  }
}
