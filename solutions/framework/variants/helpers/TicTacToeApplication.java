package framework.games.tictactoe;

import framework.application.GameApplication;
import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;

/** The program. */
public class TicTacToeApplication extends GameApplication {

  /** Makes the program. */
  public TicTacToeApplication() {}

  @Override
  public String getName() {
    return "Tic-Tac-Toe";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return TicTacToeMakers.factories();
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return TicTacToeMakers.boards();
  }
}
