package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;
import java.util.ArrayList;
import java.util.List;

/**
 * The placeholder is a tiny game: two players take the three tiles of a row in turn, and whoever
 * takes the last one wins. Replace it with your own.
 *
 * <p>Its classes are nested here, so that all of it is gone when your Driver takes its place.
 */
public class Driver {

  private Driver() {}

  /**
   * Creates the board, then the game on it, and starts the game.
   *
   * @param args not used
   */
  public static void main(String[] args) {
    RowBoard board = new RowBoard();
    RowGame game = new RowGame(board);
    game.startGame();
  }

  /** A tile that shows who took it. */
  private static final class StoneTile extends Tile {

    private String shown = "-";

    StoneTile(Board b) {
      super(b);
    }

    @Override
    public void onMoveTo(Player p) {
      shown = String.valueOf(p.getPlayerNum());
    }

    @Override
    public String toString() {
      return shown;
    }
  }

  /** Three tiles in a row. */
  private static final class RowBoard extends Board {

    @Override
    public Tile[][] createBoard() {
      return new Tile[][] {{new StoneTile(this), new StoneTile(this), new StoneTile(this)}};
    }
  }

  /** Takes the next tile. */
  private static final class RowPlayer extends Player {

    RowPlayer(Game g) {
      super(g);
    }

    @Override
    public void takeTurn() {
      moveTo(0, ((RowGame) game).takeNextColumn());
    }
  }

  /** Is over when the last tile is taken. */
  private static final class RowGame extends Game {

    private int taken;

    RowGame(RowBoard b) {
      super(b);
    }

    int takeNextColumn() {
      return taken++;
    }

    @Override
    public List<Player> createPlayers() {
      List<Player> players = new ArrayList<>();
      players.add(new RowPlayer(this));
      players.add(new RowPlayer(this));
      return players;
    }

    @Override
    public boolean gameIsOver() {
      return taken == getBoard().getNumCols();
    }

    @Override
    public void printRules() {
      System.out.println("Three tiles. Whoever takes the last one wins.\n");
    }

    @Override
    public void printGameResults() {
      System.out.println("Player " + getActivePlayer().getPlayerNum() + " won!");
    }
  }
}
