package combochess.model;

/** A turn in which nothing moves. */
public class LostTurnCommand extends TurnCommand {

  /** The notation of a turn without a legal move. */
  public static final String PASS = "pass";

  /** The notation of a turn that took too long. */
  public static final String TIMEOUT = "timeout";

  private final String why;

  /**
   * Creates the command.
   *
   * @param order whose turn it is; not null
   * @param notation {@link #PASS} or {@link #TIMEOUT}
   */
  public LostTurnCommand(TurnOrder order, String notation) {
    super(order);
    boolean known = PASS.equals(notation) || TIMEOUT.equals(notation);
    Contract.requires(known, "a turn is lost by a pass or by a timeout");
    why = notation;
  }

  @Override
  protected void change(Player player) {
    // Nothing moves; TurnCommand counts the turn.
  }

  @Override
  protected void changeBack(Player player) {
    // Nothing has moved.
  }

  @Override
  public String write() {
    return why;
  }
}
