package combochess.model;

/**
 * One turn as an object that can be executed and undone: the <em>command</em> of the pattern
 * Command.
 *
 * <p>{@link #execute} and {@link #undo} are template methods: each turn, whatever happens in it,
 * counts for the active player and hands over to the other one.
 */
public abstract class TurnCommand {

  private final TurnOrder order;

  /**
   * Creates a command, which has not been executed yet.
   *
   * @param order whose turn it is; not null
   */
  protected TurnCommand(TurnOrder order) {
    Contract.requires(order != null, "there is an order of turns");
    this.order = order;
  }

  /** Plays the turn and ends it. The game must not be over. */
  public final void execute() {
    Contract.requires(!order.isOver(), "the game is not over");
    change(order.getActive());
    order.next();
  }

  /**
   * Takes the turn back: afterwards everything is as it was before {@link #execute}. The turn must
   * be the last one that was played.
   */
  public final void undo() {
    order.back();
    changeBack(order.getActive());
  }

  /**
   * Does what is special about this turn.
   *
   * @param player the player whose turn it is
   */
  protected abstract void change(Player player);

  /**
   * Undoes {@link #change}.
   *
   * @param player the player whose turn it was
   */
  protected abstract void changeBack(Player player);

  /**
   * Returns the move that this turn makes.
   *
   * @return null if it moves nothing
   */
  public Move getMove() {
    return null;
  }

  /** Returns the turn in readable notation. */
  public abstract String write();
}
