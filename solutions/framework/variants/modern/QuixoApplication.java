package framework.games.quixo;

import framework.GameApplication;
import framework.SingletonMaker;

/** The program; what its makers make is part of their type. */
public class QuixoApplication extends GameApplication {

  @Override
  public String getName() {
    return "Quixo";
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
