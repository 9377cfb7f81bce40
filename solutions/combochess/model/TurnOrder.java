package combochess.model;

/** Lets two players take turns until both have used theirs. */
public class TurnOrder {

  private Player active;
  private Player waiting;

  /**
   * Creates the order for a new game.
   *
   * @param white begins; must be white
   * @param black must be black
   */
  public TurnOrder(Player white, Player black) {
    Contract.requires(white.getColour() == Colour.WHITE, "White is white");
    Contract.requires(black.getColour() == Colour.BLACK, "Black is black");
    active = white;
    waiting = black;
  }

  /**
   * Returns the player of a colour.
   *
   * @param colour not null
   */
  public Player getPlayer(Colour colour) {
    return active.getColour() == colour ? active : waiting;
  }

  /** Returns who has the turn. */
  public Player getActive() {
    return active;
  }

  /** Returns whether nobody has a turn left. */
  public boolean isOver() {
    return active.getTurnsLeft() + waiting.getTurnsLeft() == 0;
  }

  /** Ends a turn. The game must not be over. */
  public void next() {
    Contract.requires(!isOver(), "the game is not over");
    active.useTurn();
    swap();
  }

  /** Takes back the last turn. There must have been one. */
  public void back() {
    waiting.giveTurnBack();
    swap();
  }

  private void swap() {
    Player other = active;
    active = waiting;
    waiting = other;
  }
}
