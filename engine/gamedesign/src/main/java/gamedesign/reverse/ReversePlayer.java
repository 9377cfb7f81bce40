package gamedesign.reverse;

import gamedesign.engine.Player;

/** A player who draws one card each turn. */
public class ReversePlayer extends Player {

  private int points;

  /**
   * Creates a player without points, who is on no tile.
   *
   * @param g the game that the player is in
   */
  public ReversePlayer(ReverseGame g) {
    super(g);
  }

  /**
   * Returns what the player's cards are worth.
   *
   * @return the points
   */
  public int getPoints() {
    return points;
  }

  /** Draws a card and does what it says. */
  @Override
  public void takeTurn() {
    TableBoard table = (TableBoard) game.getBoard();
    Card card = table.getDrawPile().draw();
    table.getDiscardPile().add(card);
    if (card.equals(Card.reverse())) {
      System.out.println("Player " + getPlayerNum() + " drew a reverse card.");
      ((ReverseGame) game).reverse();
    } else {
      points += card.points();
      System.out.println(
          "Player " + getPlayerNum() + " drew a " + card + " and has " + points + " points.");
    }
  }
}
