package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.ArrayList;
import java.util.List;

/** A race that stays over once it is. */
public class LineRaceGame extends Game {
  private List<LineRacePlayer> racers;
  private boolean over;

  /** A race on this track. */
  public LineRaceGame(Board b) {
    super(b);
  }

  @Override
  public List<Player> createPlayers() {
    racers = List.of(new LineRacePlayer(this, 0, 0), new LineRacePlayer(this, 0, 0));
    return new ArrayList<>(racers);
  }

  @Override
  public void startGame() {
    System.out.println("The race of " + racers.size());
    super.startGame();
  }

  @Override
  public boolean gameIsOver() {
    over |= new Goal().isReachedBy(getActivePlayer());
    return over;
  }

  @Override
  public void printRules() {
    System.out.println("Roll and run, and beware of the pits.");
  }

  @Override
  public void printGameResults() {
    System.out.println("Player " + getActivePlayer().getPlayerNum() + " won!");
  }

  /** The last column. */
  private final class Goal {
    boolean isReachedBy(Player player) {
      return player.getCol() == getBoard().getNumCols() - 1;
    }
  }
}
