package framework.games.tictactoe;

import framework.application.GameApplication;
import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;

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
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return TicTacToeFactory::new;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return TicTacToeBoard::new;
  }
}
