package gamedesign.reverse;

/**
 * A card: so many points, or the card that turns the direction around.
 *
 * @param points what it is worth; 0 for the card that turns the direction around
 */
public record Card(int points) {

  /** The card that turns the direction around. */
  public static Card reverse() {
    return new Card(0);
  }

  @Override
  public String toString() {
    return points == 0 ? "R" : String.valueOf(points);
  }
}
