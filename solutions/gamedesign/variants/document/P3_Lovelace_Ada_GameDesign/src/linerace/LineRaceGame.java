package linerace;

import engine.Board;
import engine.Game;
import engine.Player;
import java.util.ArrayList;
import java.util.List;

/** Two racers run for the end of the track. */
public class LineRaceGame extends Game {
  /** Creates a race on this track. */
  public LineRaceGame(Board b) {
    super(b);
  }

  @Override
  public List<Player> createPlayers() {
    List<Player> racers = new ArrayList<>();
    racers.add(new LineRacePlayer(this, 0, 0));
    racers.add(new LineRacePlayer(this, 0, 0));
    return racers;
  }

  @Override
  public boolean gameIsOver() {
    int goal = getBoard().getNumCols() - 1;
    return getActivePlayer().getCol() >= goal;
  }

  @Override
  public void printRules() {
    System.out.println("Roll the die and run. Pits cost you a turn, extra turns give you one.");
    System.out.println("You win if you are the first to reach the end.");
    System.out.println();
  }

  @Override
  public void printGameResults() {
    System.out.println("Player " + getActivePlayer().getPlayerNum() + " won!");
  }
}
