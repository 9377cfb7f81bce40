package combochess.model;

/**
 * What is fixed before a game starts.
 *
 * @param white the name of the player who begins
 * @param black the name of the other player
 * @param turns how many turns <em>each</em> player has, from 10 to 50
 */
public record GameSettings(String white, String black, int turns) {

  /** The fewest turns that each player may have. */
  public static final int LEAST_TURNS = 10;

  /** The most turns that each player may have. */
  public static final int MOST_TURNS = 50;

  /** How many turns there are by default. */
  public static final int USUAL_TURNS = 20;

  /** How long a turn may take. */
  public static final int SECONDS_A_TURN = 30;

  /** The most characters of a name. */
  public static final int LONGEST_NAME = 24;

  /** What the game is started with by default. */
  public static final GameSettings USUAL = new GameSettings("White", "Black", USUAL_TURNS);

  /** Creates settings; {@link #refusal} must have no objection. */
  public GameSettings {
    String refusal = refusal(white, black, turns);
    Contract.requires(refusal == null, "the settings are allowed; " + refusal);
  }

  /**
   * Says why a game cannot be started so.
   *
   * @param white the name of the player who begins; may be null
   * @param black the name of the other player; may be null
   * @param turns how many turns each player has
   * @return a sentence for people; null if the game can be started
   */
  public static String refusal(String white, String black, int turns) {
    if (!isName(white) || !isName(black)) {
      return "A name has 1 to " + LONGEST_NAME + " characters and stands on one line.";
    }
    if (turns < LEAST_TURNS || turns > MOST_TURNS) {
      return "Each player has " + LEAST_TURNS + " to " + MOST_TURNS + " turns.";
    }
    return null;
  }

  private static boolean isName(String name) {
    return name != null
        && !name.isBlank()
        && name.equals(name.strip())
        && name.length() <= LONGEST_NAME
        && name.chars().noneMatch(Character::isISOControl);
  }

  /**
   * Returns the name of one of the players.
   *
   * @param colour the player's side; not null
   */
  public String name(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }
}
