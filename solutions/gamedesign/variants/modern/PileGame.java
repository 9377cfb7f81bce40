package gamedesign.own;

import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.Comparator;
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
