package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;

/** A game with cards that change the order of turns. */
final class PileGame extends Game {
  private final PileTable table;
  private int direction = 1;
  private int steps = 1;

  PileGame(PileTable table) {
    super(table);
    this.table = table;
  }

  @Override
  public List<Player> createPlayers() {
    return Stream.<Player>generate(() -> new PilePlayer(this)).limit(4).toList();
  }

  void played(Card card) {
    table.discardPile().put(card);
    steps = card == Card.SKIP ? 2 : 1;
    direction = card == Card.REVERSE ? -direction : direction;
  }

  @Override
  public Player getNextPlayer() {
    var players = getPlayers();
    if (getActivePlayer() == null) {
      return players.get(2);
    }
    var next = getActivePlayer().getPlayerNum() + steps * direction;
    return players.get(Math.floorMod(next, players.size()));
  }

  @Override
  public boolean gameIsOver() {
    return table.drawPile().isEmpty();
  }

  @Override
  public void printRules() {
    System.out.println("Draw cards until none is left. The most points win.");
  }

  @Override
  public void printGameResults() {
    var best = getPlayers().stream().map(p -> (PilePlayer) p);
    best.max(Comparator.comparing(PilePlayer::points))
        .ifPresent(p -> System.out.printf("%d points win.%n", p.points()));
  }
}

/** A card. */
enum Card {
  /** Worth one point. */
  ONE(1),
  /** Worth three points. */
  THREE(3),
  /** Turns the direction around. */
  REVERSE(0),
  /** Skips a player. */
  SKIP(0);

  private final int points;

  Card(int points) {
    this.points = points;
  }

  int points() {
    return points;
  }
}

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

/** A player who draws a card each turn. */
final class PilePlayer extends Player {
  private int points;

  PilePlayer(PileGame game) {
    super(game);
  }

  @Override
  public void takeTurn() {
    var card = ((PileTable) game.getBoard()).drawPile().draw();
    System.out.printf("Player %d draws %s.%n", getPlayerNum(), card);
    points += card.points();
    ((PileGame) game).played(card);
  }

  int points() {
    return points;
  }
}

/** A table with two piles in opposite corners. */
final class PileTable extends Board {
  @Override
  public Tile[][] createBoard() {
    return new Tile[][] {{new Pile(this, 6), null}, {null, new Pile(this, 0)}};
  }

  Pile drawPile() {
    return (Pile) getTile(0, 0);
  }

  Pile discardPile() {
    return (Pile) getTile(1, 1);
  }
}
