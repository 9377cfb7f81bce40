package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;

/** Streets around a block of houses: the middle of the board is empty. */
public class CityBoard extends Board {
  private static final int SIZE = 5;

  @Override
  public Tile[][] createBoard() {
    Tile[][] tiles = new Tile[SIZE][SIZE];
    for (int i = 0; i < getLength(); i++) {
      int row = rowOf(i);
      int col = colOf(i);
      if (i == 0) {
        tiles[row][col] = new StartTile(this);
      } else if (i % 4 == 0) {
        tiles[row][col] = new Tile(this);
      } else {
        tiles[row][col] = new StreetTile(this, 20 + 5 * i);
      }
    }
    return tiles;
  }

  /** Returns how many tiles are on the way around. */
  public int getLength() {
    return 4 * (SIZE - 1);
  }

  /** Returns the row of a step on the way around. */
  public int rowOf(int step) {
    int side = step / (SIZE - 1);
    int along = step % (SIZE - 1);
    if (side == 0) {
      return 0;
    }
    if (side == 1) {
      return along;
    }
    if (side == 2) {
      return SIZE - 1;
    }
    return SIZE - 1 - along;
  }

  /** Returns the column of a step on the way around. */
  public int colOf(int step) {
    return rowOf((step + 3 * (SIZE - 1)) % getLength());
  }
}

/** A street that the first visitor buys. The others pay rent. */
class StreetTile extends Tile {
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

/** The first tile, which pays a little. */
class StartTile extends Tile {
  /** Creates the tile. */
  public StartTile(Board b) {
    super(b);
  }

  @Override
  public void onMoveTo(Player p) {
    if (p instanceof Owner) {
      ((Owner) p).pay(-10);
    }
  }
}

/** A player with money. */
class Owner extends Player {
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
