package framework.games.tictactoe;

import framework.Board;
import framework.Factory;
import framework.GameApplication;
import framework.SingletonMaker;

/** The program that plays Tic-Tac-Toe. */
public class TicTacToeApplication extends GameApplication {

  private static final String NAME = "Tic-Tac-Toe";

  private Board board;

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
    return () -> new TicTacToeFactory();
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return () -> {
      if (board == null) {
        board = new TicTacToeBoard();
      }
      return board;
    };
  }
}
