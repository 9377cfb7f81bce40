package framework.games.tictactoe;

import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;
import framework.saved.SavingApplication;

/** The program Tic-Tac-Toe. */
public class TicTacToeApplication extends SavingApplication {

  /** Makes the program; it begins with {@link #setUp}. */
  public TicTacToeApplication() {}

  @Override
  public String getName() {
    return "Tic-Tac-Toe";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return TicTacToeFactory::new;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return TicTacToeBoard::new;
  }
}
