package combochess.controller;

import combochess.model.Colour;
import combochess.model.GameModel;
import combochess.model.GameSettings;
import combochess.model.Kind;
import combochess.model.Move;
import combochess.model.SavedGame;
import combochess.model.SavedGameException;
import combochess.model.Square;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the controller does in one situation: the pattern State.
 *
 * <p>There is one method for each event. Each returns the state to enter next, or {@link #STAY}.
 * Here, an event is ignored: nothing happens, and the state stays. A state overrides the methods of
 * those events that mean something in it. So each event has a meaning in each state, and it is
 * written in one place.
 *
 * <p>Three events mean the same everywhere, and are written here: a new game, opening a saved game,
 * and the tick of the clock.
 */
public abstract class State {

  /** The answer of a state that goes on waiting. */
  protected static final StateId STAY = null;

  private final StateId id;
  private Controller controller;

  /**
   * Creates a state.
   *
   * @param id which of the nine it is; not null
   */
  protected State(StateId id) {
    this.id = id;
  }

  /** Called by the state machine that the state is attached to. */
  final void setController(Controller controller) {
    this.controller = controller;
  }

  /** Returns which of the nine it is. */
  public final StateId getId() {
    return id;
  }

  /** Returns the controller, which knows what is selected. */
  protected final Controller controller() {
    return controller;
  }

  /** Returns the model. */
  protected final GameModel model() {
    return controller.getModel();
  }

  /** Returns the view. */
  protected final GameView view() {
    return controller.getView();
  }

  /**
   * Called when the machine comes to this state.
   *
   * @return {@link #STAY} to wait for an event; another state to go on to it at once
   */
  protected StateId enter() {
    return STAY;
  }

  /** The person agreed to what a dialog proposes. */
  protected StateId submit() {
    return STAY;
  }

  /** The person closed a dialog, or gave up a selection. */
  protected StateId cancel() {
    return STAY;
  }

  /** The person asked for a new game: the running one is over, in whatever state. */
  protected StateId newGame() {
    controller.stopTurn();
    view().closeDialogs();
    return StateId.WELCOME;
  }

  /** The person said who plays. */
  protected StateId settingsChosen(GameSettings settings, Map<Colour, Level> computers) {
    return STAY;
  }

  /** The person opened a saved game; its clock starts with the first click. */
  protected StateId open(List<String> lines) {
    try {
      SavedGame.open(lines, model());
    } catch (SavedGameException e) {
      view().showMessage(e.getMessage());
      return STAY;
    }
    controller.stopTurn();
    view().closeDialogs();
    return model().isOver() ? StateId.END : StateId.FIRST_CLICK;
  }

  /** The person clicked on a tile. */
  protected StateId tileClicked(Square square) {
    return STAY;
  }

  /** The person chose parts of a combination. */
  protected StateId partsChosen(Set<Kind> parts) {
    return STAY;
  }

  /** A player named a whole move. */
  protected StateId moveChosen(Move move) {
    return STAY;
  }

  /** The person wants to take back a turn. */
  protected StateId undo() {
    return STAY;
  }

  /** The person wants to play a turn again. */
  protected StateId redo() {
    return STAY;
  }

  /** A second has passed. */
  protected StateId tick(int secondsLeft) {
    view().showClock(secondsLeft);
    return STAY;
  }

  /** The time for the turn is up. */
  protected StateId timeOut() {
    return STAY;
  }
}
