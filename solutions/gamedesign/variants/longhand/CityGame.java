package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.ArrayList;
import java.util.List;

/** Three owners, until one has no money or the evening is over. */
public class CityGame extends Game {
  private int turns;

  /** Creates the game. */
  public CityGame(Board b) {
    super(b);
  }

  @Override
  public List<Player> createPlayers() {
    List<Player> list = new ArrayList<Player>();
    for (int i = 0; i < 3; i++) {
      list.add(new Owner(this));
    }
    return list;
  }

  @Override
  public boolean gameIsOver() {
    turns = turns + 1;
    for (Player p : getPlayers()) {
      if (((Owner) p).getMoney() < 0) {
        return true;
      }
    }
    return turns >= 200;
  }

  @Override
  public void printRules() {
    System.out.println("Buy streets, take rent, keep out of debt.");
  }

  @Override
  public void printGameResults() {
    for (Player p : getPlayers()) {
      System.out.println("Player " + p.getPlayerNum() + ": " + ((Owner) p).getMoney());
    }
  }
}
