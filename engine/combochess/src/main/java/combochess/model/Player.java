package combochess.model;

/**
 * One of the two players: name, colour, score, and how many turns are left.
 *
 * <p>Invariant: the turns left are between 0 and the number the player started with.
 */
public class Player {

  private final String name;
  private final Colour colour;
  private final int turns;
  private final Score score = new Score();
  private int turnsLeft;

  /**
   * Creates a player at the start of a game.
   *
   * @param name what people call the player; not blank
   * @param colour the player's side; not null
   * @param turns how many turns the player has in this game; at least 1
   */
  public Player(String name, Colour colour, int turns) {
    Contract.requires(name != null && !name.isBlank(), "a player has a name");
    Contract.requires(colour != null, "a player has a colour");
    Contract.requires(turns >= 1, "a player has at least one turn");
    this.name = name;
    this.colour = colour;
    this.turns = turns;
    this.turnsLeft = turns;
  }

  /** Returns the name. */
  public String getName() {
    return name;
  }

  /** Returns the side. */
  public Colour getColour() {
    return colour;
  }

  /** Returns the score, which grows with the game. */
  public Score getScore() {
    return score;
  }

  /** Returns how many turns the player still has. */
  public int getTurnsLeft() {
    return turnsLeft;
  }

  /** Counts one turn as used; there must be one left. */
  public void useTurn() {
    Contract.requires(turnsLeft > 0, "the player has a turn left");
    turnsLeft--;
  }

  /** Takes back {@link #useTurn}; one must have been used. */
  public void giveTurnBack() {
    Contract.requires(turnsLeft < turns, "the player has used a turn");
    turnsLeft++;
  }
}
