package framework.games.quixo;

import framework.GameApplication;
import framework.SingletonMaker;

/** The application. */
public class QuixoApplication extends GameApplication {
  private static final String NAME = "Quixo";

  @Override
  public String getName() {
    return NAME;
  }

  @Override
  protected SingletonMaker<QuixoFactory> getFactoryMaker() {
    return QuixoFactory::new;
  }

  @Override
  protected SingletonMaker<QuixoBoard> getBoardMaker() {
    return QuixoBoard::new;
  }
}
