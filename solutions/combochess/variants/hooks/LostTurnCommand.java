package combochess.model;

import java.util.Set;

/** A turn without a move. */
public class LostTurnCommand extends UndoableTurn {

  /** No legal move. */
  public static final String PASS = "pass";

  /** No time left. */
  public static final String TIMEOUT = "timeout";

  private static final Set<String> KNOWN = Set.of(PASS, TIMEOUT);

  private final String notation;

  /**
   * Creates the turn.
   *
   * @param order whose turn it is
   * @param notation one of the constants
   */
  public LostTurnCommand(TurnOrder order, String notation) {
    super(order);
    Contract.requires(notation != null && KNOWN.contains(notation), "a reason");
    this.notation = notation;
  }

  @Override
  void play(Player player) {}

  @Override
  public String write() {
    return notation;
  }
}
