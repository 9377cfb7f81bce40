package framework.games.tictactoe;

import framework.GameApplication;
import framework.SingletonMaker;
import java.util.Objects;

/** Tic-Tac-Toe. */
public class TicTacToeApplication extends GameApplication {
  private SingletonMaker<TicTacToeFactory> factories;

  @Override
  public String getName() {
    return String.join("-", "Tic", "Tac", "Toe");
  }

  @Override
  protected SingletonMaker<TicTacToeFactory> getFactoryMaker() {
    if (factories == null) {
      factories =
          new SingletonMaker<>() {
            @Override
            public TicTacToeFactory make() throws framework.InvalidSingletonInstantiationException {
              return new TicTacToeFactory();
            }
          };
    }
    return Objects.requireNonNull(factories);
  }

  @Override
  protected SingletonMaker<TicTacToeBoard> getBoardMaker() {
    return TicTacToeBoard::new;
  }
}
