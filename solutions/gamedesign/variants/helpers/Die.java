package gamedesign.linerace;

/** A die. */
class Die {
  private final int sides;

  Die(int sides) {
    this.sides = sides;
  }

  int roll() {
    return (int) Math.ceil(sides * (1 - Math.random()));
  }
}
