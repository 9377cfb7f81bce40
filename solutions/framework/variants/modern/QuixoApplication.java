package framework.games.quixo;

import framework.application.GameApplication;
import framework.model.SingletonSupplier;

/** The program; what its makers make is part of their type. */
public class QuixoApplication extends GameApplication {

  @Override
  public String getName() {
    return "Quixo";
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
