package framework.games.tictactoe;

import framework.Board;
import framework.Factory;
import framework.GameApplication;
import framework.SingletonMaker;

/** The program. */
public class TicTacToeApplication extends GameApplication {

  private final SingletonMaker<TicTacToeFactory> factories = TicTacToeFactory::new;
  private final SingletonMaker<TicTacToeBoard> boards = TicTacToeBoard::new;

  /** Makes the program. */
  public TicTacToeApplication() {}

  @Override
  public String getName() {
    return String.join("-", "Tic", "Tac", "Toe");
  }

  @Override
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return factories;
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return boards;
  }
}
