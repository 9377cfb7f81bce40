package framework.games.quixo;

import framework.application.GameApplication;
import framework.model.SingletonSupplier;

/** The application. */
public class QuixoApplication extends GameApplication {
  private static final String NAME = "Quixo";

  @Override
  public String getName() {
    return NAME;
  }

  @Override
  protected SingletonSupplier<QuixoFactory> getFactoryMaker() {
    return QuixoFactory::new;
  }

  @Override
  protected SingletonSupplier<QuixoBoard> getBoardMaker() {
    return QuixoBoard::new;
  }
}
