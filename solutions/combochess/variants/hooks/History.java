package combochess.model;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Two piles of turns. */
public class History {
  private final Pile past = new Pile();
  private final Pile future = new Pile();

  /** Turns, one upon another. */
  private static final class Pile {
    private final java.util.ArrayList<TurnCommand> turns = new java.util.ArrayList<>();

    private boolean isEmpty() {
      return turns.isEmpty();
    }

    private void moveTop(Pile to, Consumer<TurnCommand> doing) {
      Contract.requires(!isEmpty(), "there is a turn");
      TurnCommand top = turns.get(turns.size() - 1);
      doing.accept(top);
      turns.remove(turns.size() - 1);
      to.turns.add(top);
    }
  }

  /**
   * Executes a turn.
   *
   * @param turn not null
   */
  public void execute(TurnCommand turn) {
    Contract.requires(turn != null, "there is a turn");
    turn.execute();
    past.turns.add(turn);
    future.turns.clear();
  }

  /** Tells whether a turn can be undone. */
  public boolean canUndo() {
    return !past.isEmpty();
  }

  /** Undoes a turn. */
  public void undo() {
    past.moveTop(future, TurnCommand::undo);
  }

  /** Tells whether a turn can be redone. */
  public boolean canRedo() {
    return !future.isEmpty();
  }

  /** Redoes a turn. */
  public void redo() {
    future.moveTop(past, TurnCommand::execute);
  }

  /** Returns the turns. */
  public List<TurnCommand> getTurns() {
    return past.turns.stream().collect(Collectors.toList());
  }

  @Override
  public String toString() {
    return past.turns.stream().map(TurnCommand::write).collect(Collectors.joining(" "));
  }
}
