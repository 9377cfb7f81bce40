package combochess.model;

/**
 * Whose turn it is. White begins, the players alternate, and the game is over when <em>both</em>
 * have used all their turns.
 */
public class TurnOrder {

  private final Player white;
  private final Player black;
  private Player active;

  /**
   * Creates the order of turns at the start of a game.
   *
   * @param white the player who begins
   * @param black the other one
   */
  public TurnOrder(Player white, Player black) {
    Contract.requires(white.getColour() == Colour.WHITE, "the first player is white");
    Contract.requires(black.getColour() == Colour.BLACK, "the second player is black");
    this.white = white;
    this.black = black;
    this.active = white;
  }

  /**
   * Returns one of the players.
   *
   * @param colour whose; not null
   */
  public Player getPlayer(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /** Returns the player whose turn it is; after the end, the one whose turn it would be. */
  public Player getActive() {
    return active;
  }

  /** Tells whether both players have used all their turns. */
  public boolean isOver() {
    return white.getTurnsLeft() == 0 && black.getTurnsLeft() == 0;
  }

  /** Ends the active player's turn, which counts, and begins the other player's. */
  public void next() {
    Contract.requires(!isOver(), "the game is not over");
    active.useTurn();
    active = getPlayer(active.getColour().opponent());
  }

  /** Takes back {@link #next}. */
  public void back() {
    active = getPlayer(active.getColour().opponent());
    active.giveTurnBack();
  }
}
