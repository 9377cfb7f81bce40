package framework.games.quixo;

import framework.Board;
import framework.Factory;
import framework.GameApplication;
import framework.SingletonMaker;

/** An application that is told everything when it is made. */
public abstract class NamedApplication extends GameApplication {

  private final String name;
  private final SingletonMaker<? extends Factory> factory;
  private final SingletonMaker<? extends Board> board;

  /**
   * Makes an application.
   *
   * @param name the game's
   * @param factory makes its factory
   * @param board makes its board
   */
  protected NamedApplication(
      String name,
      SingletonMaker<? extends Factory> factory,
      SingletonMaker<? extends Board> board) {
    this.name = name;
    this.factory = factory;
    this.board = board;
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return factory;
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return board;
  }
}
