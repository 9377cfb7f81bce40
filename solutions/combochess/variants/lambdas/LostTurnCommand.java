package combochess.model;

import java.util.Optional;

/** A turn without a move. */
public class LostTurnCommand extends TurnCommand {
  /** No legal move. */
  public static final String PASS = "pass";

  /** Too late. */
  public static final String TIMEOUT = "timeout";

  private enum Reason {
    PASS,
    TIMEOUT;

    static Optional<Reason> of(String notation) {
      for (var reason : values()) {
        if (reason.written().equals(notation)) {
          return Optional.of(reason);
        }
      }
      return Optional.empty();
    }

    String written() {
      return this == PASS ? LostTurnCommand.PASS : LostTurnCommand.TIMEOUT;
    }
  }

  private final Reason reason;

  /**
   * Creates a lost turn.
   *
   * @param order the players
   * @param notation why
   */
  public LostTurnCommand(TurnOrder order, String notation) {
    super(order);
    reason = Reason.of(notation).orElseThrow(() -> new ContractException("no reason: " + notation));
  }

  @Override
  protected void change(Player player) {}

  @Override
  protected void changeBack(Player player) {}

  @Override
  public boolean equals(Object other) {
    return isLost(other) && reason == ((LostTurnCommand) other).reason;
  }

  private static boolean isLost(Object other) {
    return other instanceof LostTurnCommand;
  }

  @Override
  public int hashCode() {
    return reason.hashCode();
  }

  @Override
  public String write() {
    return reason.written();
  }
}
