package combochess.model;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The turns that were played, and those that were taken back and can be played again.
 *
 * <p>It knows commands only, and nothing of what they do (the <em>invoker</em> of the pattern
 * Command).
 */
public class History {

  /** The last turn comes first. */
  private final Deque<TurnCommand> done = new ArrayDeque<>();

  /** The turn that was taken back last comes first. */
  private final Deque<TurnCommand> undone = new ArrayDeque<>();

  /** Creates an empty history. */
  public History() {
    // Nothing was played yet.
  }

  /**
   * Executes a turn and keeps it. What had been taken back before is forgotten: the game goes on in
   * another way.
   *
   * @param turn the turn; not null
   */
  public void execute(TurnCommand turn) {
    Contract.requires(turn != null, "there is a turn");
    turn.execute();
    done.push(turn);
    undone.clear();
  }

  /** Tells whether a turn can be taken back. */
  public boolean canUndo() {
    return !done.isEmpty();
  }

  /** Takes back the last turn; there must be one. */
  public void undo() {
    Contract.requires(canUndo(), "a turn was played");
    TurnCommand turn = done.pop();
    turn.undo();
    undone.push(turn);
  }

  /** Tells whether a turn was taken back and can be played again. */
  public boolean canRedo() {
    return !undone.isEmpty();
  }

  /** Plays the turn again that was taken back last; there must be one. */
  public void redo() {
    Contract.requires(canRedo(), "a turn was taken back");
    TurnCommand turn = undone.pop();
    turn.execute();
    done.push(turn);
  }

  /** Returns the turns that were played, the first one first; a new list. */
  public List<TurnCommand> getTurns() {
    List<TurnCommand> turns = new ArrayList<>();
    done.descendingIterator().forEachRemaining(turns::add);
    return turns;
  }
}
