package framework.games.tictactoe;

import framework.Board;
import framework.Factory;
import framework.GameApplication;
import framework.SingletonMaker;
import framework.games.connectfour.ConnectFourFactory;

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
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return () -> new ConnectFourFactory();
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return () -> new TicTacToeBoard();
  }
}
