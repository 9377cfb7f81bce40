package combochess.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/** Two stacks: what was played, and what was taken back. */
public class History {
  private final Deque<TurnCommand> past = new ArrayDeque<>();
  private final Deque<TurnCommand> future = new ArrayDeque<>();

  /**
   * Plays a turn.
   *
   * @param turn not null
   */
  public void execute(TurnCommand turn) {
    Contract.requires(turn != null, "a turn is given");
    turn.execute();
    past.addLast(turn);
    future.clear();
  }

  /** Tells whether undo is possible. */
  public boolean canUndo() {
    return !past.isEmpty();
  }

  /** Takes the last turn back. */
  public void undo() {
    Contract.requires(canUndo(), "something was played");
    future.push(past.getLast());
    past.removeLast().undo();
  }

  /** Tells whether redo is possible. */
  public boolean canRedo() {
    return !future.isEmpty();
  }

  /** Plays a turn again. */
  public void redo() {
    Contract.requires(canRedo(), "something was taken back");
    TurnCommand turn = future.pop();
    past.addLast(turn);
    turn.execute();
  }

  /** Lists what was played; nobody can change the list. */
  public List<TurnCommand> getTurns() {
    return past.stream().collect(Collectors.toUnmodifiableList());
  }
}
