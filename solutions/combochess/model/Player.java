package combochess.model;

/**
 * Somebody who plays.
 *
 * <p>Invariant: no more turns are used than there are.
 */
public class Player {

  private final String name;
  private final Colour colour;
  private final int turns;
  private final Score score = new Score();
  private int used;

  /**
   * Creates a player who has no points yet.
   *
   * @param name has at least one letter
   * @param colour not null
   * @param turns how many turns there are in the game; 1 or more
   */
  public Player(String name, Colour colour, int turns) {
    Contract.requires(name != null && !name.isBlank(), "there is a name");
    Contract.requires(colour != null, "there is a colour");
    Contract.requires(turns > 0, "there is a turn");
    this.name = name;
    this.colour = colour;
    this.turns = turns;
  }

  /** Returns the name. */
  public String getName() {
    return name;
  }

  /** Returns the colour of the pieces. */
  public Colour getColour() {
    return colour;
  }

  /** Returns the score, which is the same object in the whole game. */
  public Score getScore() {
    return score;
  }

  /** Returns how many turns are still to be played. */
  public int getTurnsLeft() {
    return turns - used;
  }

  /** One turn less. There must be one. */
  public void useTurn() {
    Contract.requires(used < turns, "there is a turn left");
    used++;
  }

  /** One turn more. One must have been used. */
  public void giveTurnBack() {
    Contract.requires(used > 0, "a turn was used");
    used--;
  }
}
