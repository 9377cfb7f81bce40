package framework.games.tictactoe;

import framework.SingletonMaker;

/** The two makers of the game. */
final class TicTacToeMakers {

  private TicTacToeMakers() {}

  /** Makes factories. */
  static SingletonMaker<TicTacToeFactory> factories() {
    return TicTacToeFactory::new;
  }

  /** Makes boards. */
  static SingletonMaker<TicTacToeBoard> boards() {
    return TicTacToeBoard::new;
  }
}
