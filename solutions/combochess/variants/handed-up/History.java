package combochess.model;

import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

/** A list with a place between played and taken back. */
public class History {
  private final List<TurnCommand> all = new LinkedList<>();
  private ListIterator<TurnCommand> line = all.listIterator();

  /**
   * Executes a turn.
   *
   * @param turn not null
   */
  public void execute(TurnCommand turn) {
    Contract.requires(turn != null, "there is a turn");
    turn.execute();
    while (line.hasNext()) {
      line.next();
      line.remove();
    }
    line.add(turn);
  }

  /** Tells whether a turn can be undone. */
  public boolean canUndo() {
    return line.hasPrevious();
  }

  /** Undoes a turn. */
  public void undo() {
    Contract.requires(canUndo(), "a turn was played");
    line.previous().undo();
  }

  /** Tells whether a turn can be redone. */
  public boolean canRedo() {
    return line.hasNext();
  }

  /** Redoes a turn. */
  public void redo() {
    Contract.requires(canRedo(), "a turn was taken back");
    line.next().execute();
  }

  /** Returns the turns. */
  public List<TurnCommand> getTurns() {
    return List.copyOf(all.subList(0, line.nextIndex()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof History && ((History) other).all.equals(all);
  }

  @Override
  public int hashCode() {
    return all.hashCode();
  }
}
