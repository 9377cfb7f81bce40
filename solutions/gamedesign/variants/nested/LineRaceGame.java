package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.Arrays;
import java.util.List;

/** A race; its end is an object of a nested class, and once it is over, it stays over. */
public class LineRaceGame extends Game {
  private boolean over;

  /** Creates a race. */
  public LineRaceGame(Board b) {
    super(b);
  }

  @Override
  public List<Player> createPlayers() {
    return Arrays.asList(new LineRacePlayer(this, 0, 0), new LineRacePlayer(this, 0, 0));
  }

  @Override
  public boolean gameIsOver() {
    over = over || new Goal(getBoard()).isReachedBy(getActivePlayer());
    return over;
  }

  @Override
  public void printRules() {
    for (String line : new String[] {"Run to the end.", "Pits wait.", ""}) {
      System.out.println(line);
    }
  }

  @Override
  public void printGameResults() {
    Runnable result =
        new Runnable() {
          @Override
          public void run() {
            System.out.println("And the winner is ...");
            System.out.println("Player " + getActivePlayer().getPlayerNum() + " won!");
            System.out.println("Well done.");
          }
        };
    result.run();
  }

  private static class Goal {
    private final int col;

    Goal(Board board) {
      col = board.getNumCols() - 1;
    }

    boolean isReachedBy(Player player) {
      return player.getCol() == col;
    }
  }
}
