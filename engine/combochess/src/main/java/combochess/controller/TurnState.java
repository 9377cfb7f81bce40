package combochess.controller;

import combochess.model.Move;

/**
 * What the three states have in common in which a turn is running: the turn can time out, a whole
 * move can be played, and turns can be taken back.
 */
public abstract class TurnState extends State {

  /**
   * Creates a state in which a turn is running.
   *
   * @param id which of the nine it is; not null
   */
  protected TurnState(StateId id) {
    super(id);
  }

  @Override
  protected StateId timeOut() {
    return StateId.TIMEOUT;
  }

  /** Plays the move if it is legal; otherwise says why it isn't. */
  @Override
  protected StateId moveChosen(Move move) {
    String refusal = model().getRefusal(move);
    if (refusal != null) {
      view().showMessage(refusal);
      return STAY;
    }
    return play(move);
  }

  /** Plays a legal move. */
  protected final StateId play(Move move) {
    controller().stopTurn();
    model().play(move);
    return StateId.AFTER_MOVE;
  }

  /** Takes the last turn back; the clock starts with the full time. */
  @Override
  protected StateId undo() {
    return controller().takeBack() ? controller().startTurn() : STAY;
  }

  /** Plays a turn again that was taken back; the clock starts with the full time. */
  @Override
  protected StateId redo() {
    return controller().playAgain() ? controller().startTurn() : STAY;
  }

  /** Gives up the selection. */
  protected final StateId deselect() {
    controller().deselect();
    return StateId.SELECT;
  }
}
