package combochess.model;

/** Somebody with turns to play. */
public class Player extends Countdown {
  private final String name;
  private final Colour colour;
  private final Score score = new Score();

  /**
   * Creates a player.
   *
   * @param name not blank
   * @param colour not null
   * @param turns at least 1
   */
  public Player(String name, Colour colour, int turns) {
    super(turns);
    Contract.requires(name != null && !name.isBlank() && colour != null, "name and colour");
    this.name = name;
    this.colour = colour;
  }

  /** Returns the name. */
  public String getName() {
    return name;
  }

  /** Returns the colour. */
  public Colour getColour() {
    return colour;
  }

  /** Returns the score. */
  public Score getScore() {
    return score;
  }

  /** Returns the turns left. */
  public int getTurnsLeft() {
    return left;
  }

  /** Uses a turn. */
  public void useTurn() {
    move(-1);
  }

  /** Gives a turn back. */
  public void giveTurnBack() {
    move(1);
  }
}

/** A number between 0 and its first value. */
abstract class Countdown {
  protected int left;
  private final int most;

  Countdown(int most) {
    Contract.requires(most > 0, "there is something to count");
    this.most = most;
    left = most;
  }

  final void move(int by) {
    int next = left + by;
    Contract.requires(next >= 0 && next <= most, "the number stays in its bounds");
    left = next;
  }
}
