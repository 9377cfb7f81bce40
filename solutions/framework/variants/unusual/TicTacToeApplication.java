package framework.games.tictactoe;

import framework.application.GameApplication;
import framework.model.SingletonSupplier;
import java.util.Objects;

/** Tic-Tac-Toe. */
public class TicTacToeApplication extends GameApplication {
  private SingletonSupplier<TicTacToeFactory> factories;

  @Override
  public String getName() {
    return String.join("-", "Tic", "Tac", "Toe");
  }

  @Override
  protected SingletonSupplier<TicTacToeFactory> getFactoryMaker() {
    if (factories == null) {
      factories =
          new SingletonSupplier<>() {
            @Override
            public TicTacToeFactory make() throws framework.model.InvalidSingletonInstantiationException {
              return new TicTacToeFactory();
            }
          };
    }
    return Objects.requireNonNull(factories);
  }

  @Override
  protected SingletonSupplier<TicTacToeBoard> getBoardMaker() {
    return TicTacToeBoard::new;
  }
}
