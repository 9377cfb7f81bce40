package combochess.model;

/** What happens when a piece lands on a tile. */
public enum Landing {
  /** The tile is free: the piece stands there, and nothing else happens. */
  FREE('-'),

  /** The piece removes a barrier. */
  BARRIER('*'),

  /** The piece captures whatever stands there. */
  CAPTURE('x'),

  /** The piece joins a piece of its own colour. */
  COMBINATION('+'),

  /** The rules forbid it: two of a kind would share a square. */
  REFUSED('!');

  private final char sign;

  Landing(char sign) {
    this.sign = sign;
  }

  /** Returns the sign that stands between the two squares in notation. */
  public char getSign() {
    return sign;
  }
}
