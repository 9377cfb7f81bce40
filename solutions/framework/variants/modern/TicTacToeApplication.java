package framework.games.tictactoe;

import framework.Board;
import framework.Factory;
import framework.GameApplication;
import framework.SingletonMaker;

/** The program. */
public class TicTacToeApplication extends GameApplication {

  /** Makes the program. */
  public TicTacToeApplication() {
    super();
  }

  @Override
  public String getName() {
    return "%s-%s-%s".formatted("Tic", "Tac", "Toe");
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
