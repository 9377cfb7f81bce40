package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Tile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;

/** A pile of cards, shuffled. */
final class Pile extends Tile {
  private final Deque<Card> cards;

  Pile(Board table, int ofEach) {
    super(table);
    var all = new ArrayList<Card>();
    for (var card : Card.values()) {
      all.addAll(Collections.nCopies(ofEach, card));
    }
    Collections.shuffle(all);
    cards = new ArrayDeque<>(all);
  }

  Card draw() {
    return cards.pop();
  }

  void put(Card card) {
    cards.push(card);
  }

  boolean isEmpty() {
    return cards.isEmpty();
  }

  @Override
  public String toString() {
    return cards.isEmpty() ? "-" : cards.size() + "";
  }
}
