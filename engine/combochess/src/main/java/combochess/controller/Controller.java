package combochess.controller;

import combochess.model.Colour;
import combochess.model.GameModel;
import combochess.model.Kind;
import combochess.model.Landing;
import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.Player;
import combochess.model.Square;
import combochess.model.TimerListener;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Puts model, view, events and states together, and keeps what is selected. The states decide what
 * happens; this class has the steps that several of them need.
 */
public final class Controller {

  private final GameModel model;
  private final GameView view;
  private final ComputerPlayer computer;
  private final EventSubject events = new EventSubject();
  private final StateMachine machine = new StateMachine(this);

  private final Map<Colour, Level> computers = new EnumMap<>(Colour.class);
  private final List<Move> offered = new ArrayList<>();
  private Square selected;

  /** Counts what the computer was asked, so that late answers can be told apart. */
  private int question;

  /**
   * Creates a controller with all its states; {@link #start} begins.
   *
   * @param model the game; not null
   * @param view what shows it; not null
   * @param computer plays for the computer; not null
   */
  public Controller(GameModel model, GameView view, ComputerPlayer computer) {
    this.model = model;
    this.view = view;
    this.computer = computer;
    machine.attach(new WelcomeState());
    machine.attach(new SetUpState());
    machine.attach(new FirstClickState());
    machine.attach(new SelectState());
    machine.attach(new ChoosePartState());
    machine.attach(new MoveState());
    machine.attach(new AfterMoveState());
    machine.attach(new TimeoutState());
    machine.attach(new EndState());
    events.attach(machine);
    model.getTimer().addListener(new TimerEvents());
  }

  /** Turns what the timer says into events. */
  private final class TimerEvents implements TimerListener {

    @Override
    public void ticked(int secondsLeft) {
      post(new TickEvent(secondsLeft));
    }

    @Override
    public void timedOut() {
      post(new TimeoutEvent());
    }
  }

  /** Begins in the first state. */
  public void start() {
    view.start(events);
    machine.start();
  }

  /** Returns the model. */
  public GameModel getModel() {
    return model;
  }

  /** Returns the view. */
  public GameView getView() {
    return view;
  }

  /** Returns the state machine. */
  public StateMachine getMachine() {
    return machine;
  }

  /**
   * Has an event handled as soon as those before it are.
   *
   * @param event what happened; not null
   */
  public void post(Event event) {
    events.post(event);
  }

  /** Looks at the clock; to be called a few times a second. */
  public void tick() {
    model.getTimer().tick();
  }

  /**
   * Sets which sides the computer plays.
   *
   * @param sides none, one or both, each with how well it plays; not null
   */
  void setComputers(Map<Colour, Level> sides) {
    computers.clear();
    computers.putAll(sides);
  }

  /** Tells whether the computer has to move. */
  public boolean isComputersTurn() {
    return computers.containsKey(model.getActivePlayer().getColour());
  }

  /** Has the computer think, if it is its turn. */
  void askComputer() {
    if (!isComputersTurn()) {
      return;
    }
    question++;
    int asked = question;
    computer.think(
        model.copy(),
        computers.get(model.getActivePlayer().getColour()),
        move -> {
          if (asked == question) {
            post(new MoveEvent(move));
          }
        });
  }

  /** Shows everything as it is now. */
  void refresh() {
    view.showBoard(model.getBoard(), model.getLastMove());
    view.showStatus(GameStatus.of(model));
    view.showClock(model.getTimer().getSecondsLeft());
  }

  /** Ends what belongs to one turn: the clock, the selection, the computer's thoughts. */
  void stopTurn() {
    model.getTimer().stop();
    computer.stop();
    question++;
    deselect();
  }

  /**
   * Begins the next turn. A player without a legal move passes, which is the next turn already.
   *
   * @return where the game goes on: {@link StateId#SELECT}, or {@link StateId#END}
   */
  StateId startTurn() {
    while (model.mustPass()) {
      view.showPass(model.getActivePlayer().getName());
      model.pass();
    }
    if (model.isOver()) {
      return StateId.END;
    }
    model.getTimer().start();
    return StateId.SELECT;
  }

  /**
   * Takes back the last turn, and those before it in which nobody could choose. The clock stands
   * still then.
   *
   * @return false if no turn was played
   */
  boolean takeBack() {
    if (!model.canUndo()) {
      return false;
    }
    stopTurn();
    do {
      model.undo();
    } while (model.canUndo() && nobodyChooses());
    return true;
  }

  /**
   * Plays a turn again, and those after it in which nobody could choose. The clock stands still
   * then.
   *
   * @return false if no turn was taken back
   */
  boolean playAgain() {
    if (!model.canRedo()) {
      return false;
    }
    stopTurn();
    do {
      model.redo();
    } while (model.canRedo() && nobodyChooses());
    return true;
  }

  /** Tells whether this turn is a pass, or the computer's while a person plays the other side. */
  private boolean nobodyChooses() {
    return model.mustPass() || isComputersTurn() && computers.size() == 1;
  }

  /** Returns the selected square; null if nothing is selected. */
  Square getSelected() {
    return selected;
  }

  /** Returns the selected piece; something must be selected. */
  Piece getSelectedPiece() {
    return model.getTile(selected).getPiece();
  }

  /** Returns the moves of the chosen parts. */
  List<Move> getOfferedMoves() {
    return List.copyOf(offered);
  }

  /** Selects a piece of the active player. */
  void select(Square square) {
    selected = square;
    view.showSelection(square, getSelectedPiece());
  }

  /** Chooses the parts of the selected piece that move, and shows where they can go. */
  void chooseParts(Set<Kind> parts) {
    offered.clear();
    offered.addAll(model.getLegalMoves(selected, parts));
    List<MoveOffer> offers = new ArrayList<>();
    for (Move move : offered) {
      Landing landing = model.getLanding(move);
      offers.add(new MoveOffer(move.getTo(), landing, model.getPoints(move)));
    }
    view.showMoves(offers);
  }

  /** Selects nothing. */
  void deselect() {
    selected = null;
    offered.clear();
    view.closeDialogs();
    view.clearSelection();
  }

  /** Says in a sentence who won; the game must be over. */
  String getResult() {
    Player winner = model.getWinner();
    int white = model.getScore(Colour.WHITE);
    int black = model.getScore(Colour.BLACK);
    if (winner == null) {
      return "A draw: both players have " + white + ".";
    }
    return winner.getName()
        + " wins by "
        + Math.max(white, black)
        + " to "
        + Math.min(white, black)
        + ".";
  }
}
