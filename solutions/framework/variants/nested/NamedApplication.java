package framework.games.quixo;

import framework.application.GameApplication;
import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;

/** An application that is told everything when it is made. */
public abstract class NamedApplication extends GameApplication {

  private final String name;
  private final SingletonSupplier<? extends Factory> factory;
  private final SingletonSupplier<? extends Board> board;

  /**
   * Makes an application.
   *
   * @param name the game's
   * @param factory makes its factory
   * @param board makes its board
   */
  protected NamedApplication(
      String name,
      SingletonSupplier<? extends Factory> factory,
      SingletonSupplier<? extends Board> board) {
    this.name = name;
    this.factory = factory;
    this.board = board;
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return factory;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return board;
  }
}
