package gamedesign.own;

import gamedesign.engine.Player;

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
