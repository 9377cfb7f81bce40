package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.ArrayList;
import java.util.List;

/** A race of two players from the first tile to the last. */
public class LineRaceGame extends Game {

  private static final int NUM_PLAYERS = 2;

  /**
   * Creates a race on this board.
   *
   * @param b the board; its first row is the track
   */
  public LineRaceGame(Board b) {
    super(b);
  }

  /** Creates two players on the first tile. */
  @Override
  public List<Player> createPlayers() {
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < NUM_PLAYERS; i++) {
      players.add(new LineRacePlayer(this, 0, 0));
    }
    return players;
  }

  /** The race is over as soon as the player whose turn it was stands on the last tile. */
  @Override
  public boolean gameIsOver() {
    return getActivePlayer().getCol() == getBoard().getNumCols() - 1;
  }

  @Override
  public void printRules() {
    int last = getBoard().getNumCols() - 1;
    System.out.println("A race from tile 0 to tile " + last + ". On your turn you roll a die with");
    System.out.println("three sides and go that many tiles forward. On the way there are");
    System.out.println("  Pits - you lose a turn");
    System.out.println("  Extra turns - you go again at once");
    System.out.println("  Plain tiles - nothing happens");
    System.out.println("The first player on the last tile wins.\n");
  }

  /** Prints who won. */
  @Override
  public void printGameResults() {
    System.out.println("Player " + getActivePlayer().getPlayerNum() + " won!");
  }
}
