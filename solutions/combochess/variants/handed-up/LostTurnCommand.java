package combochess.model;

import java.util.function.Consumer;

/** A turn that does what it is given, and that is nothing. */
public class LostTurnCommand extends ScriptedTurn {

  /** No legal move. */
  public static final String PASS = "pass";

  /** No time left. */
  public static final String TIMEOUT = "timeout";

  /**
   * Creates the turn.
   *
   * @param order whose turn it is
   * @param notation one of the constants
   */
  public LostTurnCommand(TurnOrder order, String notation) {
    super(order, player -> {}, player -> {}, notation);
    if (!PASS.equals(notation) && !TIMEOUT.equals(notation)) {
      throw new ContractException("a turn is lost by a pass or by a timeout");
    }
  }
}

/** A turn that is given what it does. */
abstract class ScriptedTurn extends TurnCommand {
  private final Consumer<Player> doing;
  private final Consumer<Player> undoing;
  private final String text;

  ScriptedTurn(TurnOrder order, Consumer<Player> doing, Consumer<Player> undoing, String text) {
    super(order);
    this.doing = doing;
    this.undoing = undoing;
    this.text = text;
  }

  @Override
  protected final void change(Player player) {
    doing.accept(player);
  }

  @Override
  protected final void changeBack(Player player) {
    undoing.accept(player);
  }

  @Override
  public final String write() {
    return text;
  }
}
