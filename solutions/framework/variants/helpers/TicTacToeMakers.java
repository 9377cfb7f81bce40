package framework.games.tictactoe;

import framework.model.SingletonSupplier;

/** The two makers of the game. */
final class TicTacToeMakers {

  private TicTacToeMakers() {}

  /** Makes factories. */
  static SingletonSupplier<TicTacToeFactory> factories() {
    return TicTacToeFactory::new;
  }

  /** Makes boards. */
  static SingletonSupplier<TicTacToeBoard> boards() {
    return TicTacToeBoard::new;
  }
}
