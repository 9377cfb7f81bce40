package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;

/** A card on the table. It lies face down until a player comes. */
public class CardTile extends Tile {

  private final String picture;
  private boolean faceUp;
  private boolean taken;

  /** Creates a card with this picture, face down. */
  public CardTile(Board b, String picture) {
    super(b);
    this.picture = picture;
  }

  /** Turns the card over, so that everybody sees its picture. */
  @Override
  public void onMoveTo(Player p) {
    faceUp = true;
    System.out.println("It shows " + picture + ".");
  }

  /** Returns whether the other card has the same picture. */
  public boolean matches(CardTile other) {
    return picture.equals(other.picture);
  }

  /** Turns the card face down again. */
  public void turnBack() {
    faceUp = false;
  }

  /** Takes the card off the table. */
  public void take() {
    taken = true;
  }

  /** Returns whether the card can be turned over. */
  public boolean isFaceDown() {
    return !faceUp && !taken;
  }

  /** Returns whether a player has taken the card. */
  public boolean isTaken() {
    return taken;
  }

  /** Returns a dot if the card is gone, its picture if it lies face up, or a question mark. */
  @Override
  public String toString() {
    if (taken) {
      return ".";
    }
    return faceUp ? picture : "?";
  }
}
