package combochess.model;

import java.util.ArrayList;
import java.util.List;

/** The turns of a game: those that were played, and after them those that were taken back. */
public class History {

  private final List<TurnCommand> turns = new ArrayList<>();

  /** How many of the turns are played; the others were taken back. */
  private int played;

  /** Creates an empty history. */
  public History() {
    played = 0;
  }

  /**
   * Executes a turn and keeps it.
   *
   * @param turn the turn; not null
   */
  public void execute(TurnCommand turn) {
    Contract.requires(turn != null, "the turn is not null");
    turn.execute();
    while (canRedo()) {
      turns.remove(turns.size() - 1);
    }
    turns.add(turn);
    played++;
  }

  /** Tells whether there is a turn to take back. */
  public boolean canUndo() {
    return played > 0;
  }

  /** Takes back the last turn; there must be one. */
  public void undo() {
    Contract.requires(canUndo(), "there is a turn to take back");
    turns.get(played - 1).undo();
    played--;
  }

  /** Tells whether a turn was taken back. */
  public boolean canRedo() {
    return played < turns.size();
  }

  /** Plays the turn again that was taken back last; there must be one. */
  public void redo() {
    Contract.requires(canRedo(), "there is a turn to play again");
    turns.get(played).execute();
    played++;
  }

  /** Returns the turns that were played, the first one first; a list of the caller's. */
  public List<TurnCommand> getTurns() {
    return new ArrayList<>(turns.subList(0, played));
  }
}
