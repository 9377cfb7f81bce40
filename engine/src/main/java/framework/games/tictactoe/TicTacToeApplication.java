package framework.games.tictactoe;

import framework.Board;
import framework.Factory;
import framework.SingletonMaker;
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
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return TicTacToeFactory::new;
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return TicTacToeBoard::new;
  }
}
