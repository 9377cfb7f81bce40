package candyland;

import engine.Board;
import engine.Game;
import engine.Player;
import java.util.ArrayList;
import java.util.List;

/** A walk for three. */
public class CandyGame extends Game {
  /** Creates a game. */
  public CandyGame(Board b) {
    super(b);
  }

  @Override
  public List<Player> createPlayers() {
    List<Player> list = new ArrayList<Player>();
    list.add(new CandyPlayer(this));
    list.add(new CandyPlayer(this));
    list.add(new CandyPlayer(this));
    return list;
  }

  @Override
  public boolean gameIsOver() {
    Player p = getActivePlayer();
    return p.getRow() == 3 && p.getCol() == 4;
  }

  @Override
  public void printRules() {
    System.out.println("Draw a color and go to the next tile of that color.");
  }

  @Override
  public void printGameResults() {
    System.out.println("Player " + getActivePlayer().getPlayerNum() + " won!");
  }
}
