package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;

/** A street that the first visitor buys. The others pay rent. */
public class StreetTile extends Tile {
  private int price;
  private Owner owner;

  /** Creates a street. */
  public StreetTile(Board b, int price) {
    super(b);
    this.price = price;
  }

  @Override
  public void onMoveTo(Player p) {
    Owner visitor = (Owner) p;
    if (owner == null) {
      if (visitor.getMoney() > price) {
        visitor.pay(price);
        owner = visitor;
        System.out.println("Player " + p.getPlayerNum() + " bought a street.");
      }
    } else if (owner != visitor) {
      visitor.pay(price);
      owner.pay(-price);
      System.out.println("Player " + p.getPlayerNum() + " paid " + price + ".");
    }
  }
}
