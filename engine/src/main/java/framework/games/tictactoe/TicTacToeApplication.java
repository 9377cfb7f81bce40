package framework.games.tictactoe;

import framework.Board;
import framework.Factory;
import framework.GameApplication;
import framework.SingletonMaker;

/** The program Tic-Tac-Toe. */
public class TicTacToeApplication extends GameApplication {

  /** Makes the program; it begins with {@link #launch}. */
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
