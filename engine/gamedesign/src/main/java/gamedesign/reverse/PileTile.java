package gamedesign.reverse;

import gamedesign.engine.Board;
import gamedesign.engine.Tile;
import java.util.ArrayList;
import java.util.List;

/** A pile of cards. It shows how many there are. */
public class PileTile extends Tile {

  private final List<Card> cards = new ArrayList<>();

  /**
   * Creates a pile without cards.
   *
   * @param b the board that it is on
   */
  public PileTile(Board b) {
    super(b);
  }

  /**
   * Puts a card on the pile.
   *
   * @param card the card; not null
   */
  public void add(Card card) {
    cards.add(card);
  }

  /**
   * Takes a card from anywhere in the pile, so nobody has to shuffle it.
   *
   * @return the card
   * @throws IndexOutOfBoundsException if there is none
   */
  public Card draw() {
    return cards.remove((int) (Math.random() * cards.size()));
  }

  /**
   * Tells whether the pile has no cards.
   *
   * @return true if there is none
   */
  public boolean isEmpty() {
    return cards.isEmpty();
  }

  /** Returns the number of cards. */
  @Override
  public String toString() {
    return String.valueOf(cards.size());
  }
}
