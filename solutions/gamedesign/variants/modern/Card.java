package gamedesign.own;

/** A card. */
public enum Card {
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
