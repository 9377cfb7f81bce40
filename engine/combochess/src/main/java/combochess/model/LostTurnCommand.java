package combochess.model;

/** A turn in which nothing moves: the player has to pass, or the time ran out. */
public class LostTurnCommand extends TurnCommand {

  /** How a turn without a legal move is written. */
  public static final String PASS = "pass";

  /** How a turn is written that took too long. */
  public static final String TIMEOUT = "timeout";

  private final String notation;

  /**
   * Creates the command.
   *
   * @param order whose turn it is; not null
   * @param notation {@link #PASS} or {@link #TIMEOUT}
   */
  public LostTurnCommand(TurnOrder order, String notation) {
    super(order);
    Contract.requires(
        PASS.equals(notation) || TIMEOUT.equals(notation), "it is a pass or a timeout");
    this.notation = notation;
  }

  /** Changes nothing: the turn counts, and that is all. */
  @Override
  protected void change(Player player) {
    // The turn counts, and that is all.
  }

  /** Changes nothing. */
  @Override
  protected void changeBack(Player player) {
    // Nothing was changed.
  }

  /** Returns {@link #PASS} or {@link #TIMEOUT}, whichever it was created with. */
  @Override
  public String write() {
    return notation;
  }
}
