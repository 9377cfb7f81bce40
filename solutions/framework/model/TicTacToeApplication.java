package framework.games.tictactoe;

import framework.application.GameApplication;
import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;

/** The program that plays Tic-Tac-Toe. */
public class TicTacToeApplication extends GameApplication {

  private static final String NAME = "Tic-Tac-Toe";

  /** Makes the program. */
  public TicTacToeApplication() {
    super();
  }

  @Override
  public String getName() {
    return NAME;
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return () -> new TicTacToeFactory();
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return () -> new TicTacToeBoard();
  }
}
