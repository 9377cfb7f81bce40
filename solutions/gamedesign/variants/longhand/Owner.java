package gamedesign.own;

import gamedesign.engine.Game;
import gamedesign.engine.Player;

/** A player with money. */
public class Owner extends Player {
  private int money = 200;
  private int step;

  /** Creates a player on the start. */
  public Owner(Game g) {
    super(g, 0, 0);
  }

  @Override
  public void takeTurn() {
    CityBoard city = (CityBoard) game.getBoard();
    int die = (int) (Math.random() * 6) + 1;
    step = (step + die) % city.getLength();
    moveTo(city.rowOf(step), city.colOf(step));
  }

  /** Returns the money. */
  public int getMoney() {
    return money;
  }

  /** Takes money away. */
  public void pay(int amount) {
    money = money - amount;
  }
}
