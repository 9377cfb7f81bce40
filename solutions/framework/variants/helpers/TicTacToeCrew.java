package framework.games.tictactoe;

import framework.model.OnePiecePlayer;
import framework.model.Player;
import framework.model.Strategy;
import framework.play.OneSpaceGuiStrategy;
import java.util.Arrays;
import java.util.List;

/** Makes those who play. */
final class TicTacToeCrew {

  private TicTacToeCrew() {}

  /** Two new players. */
  static List<Player> players() {
    return Arrays.asList(
        new OnePiecePlayer("Xaver", XPiece::new), new OnePiecePlayer("Olga", OPiece::new));
  }

  /** One new strategy of each kind. */
  static List<Strategy> strategies() {
    return Arrays.asList(new OneSpaceGuiStrategy(), new TicTacToeRandomStrategy());
  }
}
