package combochess.model;

import java.util.List;
import java.util.stream.Stream;

/** A chain of turns, each of which knows the one before; nothing in it ever changes. */
public class History {
  private record Link(TurnCommand turn, Link before) {}

  private Link past;
  private Link future;

  /**
   * Plays a turn.
   *
   * @param turn the turn
   */
  public void execute(TurnCommand turn) {
    Contract.requires(turn != null, "a turn");
    turn.execute();
    past = new Link(turn, past);
    future = null;
  }

  /** Whether there is a past. */
  public boolean canUndo() {
    return past != null;
  }

  /** Goes back. */
  public void undo() {
    Contract.requires(canUndo(), "a past");
    past.turn().undo();
    future = new Link(past.turn(), future);
    past = past.before();
  }

  /** Whether there is a future. */
  public boolean canRedo() {
    return future != null;
  }

  /** Goes on. */
  public void redo() {
    Contract.requires(canRedo(), "a future");
    future.turn().execute();
    past = new Link(future.turn(), past);
    future = future.before();
  }

  /** Lists the past. */
  public List<TurnCommand> getTurns() {
    var turns = new java.util.ArrayList<TurnCommand>();
    Stream.iterate(past, link -> link != null, Link::before)
        .forEach(link -> turns.add(0, link.turn()));
    return turns;
  }
}
