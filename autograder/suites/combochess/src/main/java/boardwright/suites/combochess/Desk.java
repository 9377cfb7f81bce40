package boardwright.suites.combochess;

import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import combochess.controller.CancelEvent;
import combochess.controller.ComputerPlayer;
import combochess.controller.Controller;
import combochess.controller.Event;
import combochess.controller.Level;
import combochess.controller.MoveEvent;
import combochess.controller.NewGameEvent;
import combochess.controller.OpenEvent;
import combochess.controller.PartsEvent;
import combochess.controller.RedoEvent;
import combochess.controller.SettingsEvent;
import combochess.controller.State;
import combochess.controller.StateId;
import combochess.controller.SubmitEvent;
import combochess.controller.TickEvent;
import combochess.controller.TileEvent;
import combochess.controller.TimeoutEvent;
import combochess.controller.UndoEvent;
import combochess.model.Colour;
import combochess.model.GameModel;
import combochess.model.GameSettings;
import combochess.model.Move;
import combochess.model.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/**
 * A controller in which some states are the program's and all others stand still, so that a state
 * is seen by itself: what it says of an event, and what it does to the model and the view.
 */
final class Desk {
  static final GameSettings SETTINGS = new GameSettings("Ada", "Ben", 10);
  static final GameSettings OTHERS = new GameSettings("Cy", "Dan", 12);

  /** A game of the others' at its beginning. */
  private static final List<String> SAVED =
      List.of("combination chess 1", "white Cy", "black Dan", "turns 12", "end");

  /** After these moves, White's rook and bishop stand on (4, 5), and it is White's turn. */
  static final String[] COMBINED = {"R(5,5)+(4,5)", "R(5,0)-(5,1)"};

  private long now = 1_000_000;
  private final GameModel model = new GameModel(() -> now);
  private final ToldView view = new ToldView(() -> model.getTimer().isRunning());
  private final List<String> reached = new ArrayList<>();
  private final List<String> asked = new ArrayList<>();
  private final Controller controller = new Controller(model, view.view(), new Asked());
  private final List<String> history = new ArrayList<>();
  private Consumer<Move> answer;
  private Call<Void> last;
  private StateId before;
  private int secondsBefore;

  /** Where the game goes on after the first click, which only stands still. */
  private final StateId opened;

  /** Stands still, and writes down what comes to it; may lead on once, and then when submitted. */
  private final class Still extends State {
    private final StateId door;
    private StateId next;

    Still(StateId id, StateId next) {
      super(id);
      door = next;
      this.next = next;
    }

    @Override
    protected StateId enter() {
      StateId once = next;
      next = STAY;
      return once;
    }

    @Override
    protected StateId submit() {
      return door;
    }

    @Override
    protected StateId tileClicked(Square square) {
      reached.add("a click on " + square);
      return STAY;
    }

    @Override
    protected StateId moveChosen(Move move) {
      reached.add("the move " + move);
      return STAY;
    }
  }

  /** Answers when a check says so. */
  private final class Asked implements ComputerPlayer {
    @Override
    public void think(GameModel position, Level level, Consumer<Move> to) {
      answer = to;
      asked.add(position.getActivePlayer().getName() + ", " + level.getTitle());
    }

    @Override
    public void stop() {
      // it is not thinking
    }
  }

  private Desk(boolean running, List<StateId> real, String... moves) {
    Limits.renew();
    model.newGame(SETTINGS);
    for (String notation : moves) {
      if (notation.equals("timeout")) {
        model.timeOut();
      } else {
        model.play(Duel.move(notation));
      }
    }
    if (moves.length > 0) {
      history.add("played: " + String.join(" ", moves));
    }
    opened = real.contains(StateId.SELECT) ? StateId.SELECT : StateId.FIRST_CLICK;
    for (StateId id : StateId.values()) {
      if (!real.contains(id)) {
        StateId next = id == StateId.WELCOME ? real.get(0) : null;
        boolean leadsOn = id == StateId.FIRST_CLICK && opened != id;
        controller.getMachine().attach(new Still(id, leadsOn ? opened : next));
      }
    }
    if (running) {
      starts();
    }
    before = real.get(0);
    call("entering the state " + before.getTitle(), () -> controller.start());
  }

  /** After these moves, in the first of these states; only these are the program's. */
  static Desk in(List<StateId> states, String... moves) {
    return new Desk(false, states, moves);
  }

  /** After these moves, in a state that is entered two seconds after the turn began. */
  static Desk during(StateId state, String... moves) {
    return new Desk(true, List.of(state), moves);
  }

  /** After so many turns that were lost. */
  static Desk late(StateId state, int turns, String... moves) {
    List<String> all = new ArrayList<>(List.of(moves));
    while (all.size() < turns) {
      all.add("timeout");
    }
    return in(state, all.toArray(new String[0]));
  }

  static Desk in(StateId state, String... moves) {
    return in(List.of(state), moves);
  }

  private void call(String text, Call.Action code) {
    Limits.renew();
    view.forget();
    reached.clear();
    asked.clear();
    last = Call.run(text, code).on(on());
    last.get("the event handled");
    history.add(text);
  }

  /** Posts an event. */
  private Desk post(String text, Event event) {
    before = state();
    secondsBefore = model.getTimer().getSecondsLeft();
    call(text + ", in the state " + before.getTitle(), () -> controller.post(event));
    return this;
  }

  Desk click(int x, int y) {
    return post("a click on (" + x + ", " + y + ")", new TileEvent(new Square(x, y)));
  }

  Desk move(String notation) {
    return post("the move " + notation, new MoveEvent(Duel.move(notation)));
  }

  Desk parts(String letters) {
    return post("the parts [" + letters + "]", new PartsEvent(Duel.kinds(letters)));
  }

  Desk settings(GameSettings settings, Map<Colour, Level> computers) {
    String text = "the settings " + ToldView.inWords(settings);
    return post(
        computers.isEmpty() ? text : text + " with a computer",
        new SettingsEvent(settings, computers));
  }

  /** The computer gives the answer for which it was asked last. */
  Desk answers(String notation) {
    before = state();
    call("the computer's answer " + notation, () -> answer.accept(Duel.move(notation)));
    return this;
  }

  /** Posts an event of which nothing but its name matters, as the table of states has it. */
  Desk event(String name) {
    Event event =
        switch (name) {
          case "submit" -> new SubmitEvent();
          case "cancel" -> new CancelEvent();
          case "new game" -> new NewGameEvent();
          case "undo" -> new UndoEvent();
          case "redo" -> new RedoEvent();
          case "tick" -> new TickEvent(7);
          case "timeout" -> new TimeoutEvent();
          case "open" -> new OpenEvent(SAVED);
          default -> throw new IllegalArgumentException(name);
        };
    return post("the event " + name, event);
  }

  /** Starts the clock, two seconds before what comes next. */
  Desk starts() {
    model.getTimer().start();
    history.add("the clock is started");
    return waits(2_000);
  }

  /** Lets time pass; the controller is notified later. */
  Desk waits(long millis) {
    now += millis;
    history.add(millis == 1 ? "1 millisecond passes" : millis + " milliseconds pass");
    return this;
  }

  /** Fails unless each of these events leaves everything as it is. */
  Desk ignores(String... events) {
    for (String name : events) {
      String position = position();
      switch (name) {
        case "tile" -> click(5, 5);
        case "parts" -> parts("R");
        case "move" -> move("R(5,5)-(5,4)");
        case "settings" -> settings(OTHERS, Map.of());
        default -> event(name);
      }
      goesTo(before).tellsNothing();
      last.require(position().equals(position), "nothing to happen", "yours changed the game");
    }
    return this;
  }

  /** Fails unless a tick, opening a game and a new game mean what they mean in all states. */
  void isLikeAllStates() {
    event("tick").goesTo(before).tells("showClock(7)");
    event("new game").goesTo(StateId.WELCOME).tells("closeDialogs()").clock(false, 30);
  }

  /** Fails unless a saved game can be opened. */
  void opens() {
    event("open").goesTo(opened).plays(OTHERS).played();
  }

  private String position() {
    return model.getNotation()
        + ToldView.inWords(model.getSettings())
        + model.getTimer().isRunning()
        + model.getTimer().getSecondsLeft();
  }

  private StateId state() {
    return controller.getMachine().getCurrent();
  }

  /** Fails unless this is the state now. */
  Desk goesTo(StateId expected) {
    last.require(
        state() == expected,
        "the state " + expected.getTitle(),
        "yours went to " + state().getTitle());
    return this;
  }

  /** Fails unless the view was told all of this since the event, in whatever order. */
  Desk tells(String... expected) {
    List<String> told = view.told();
    for (String call : expected) {
      last.require(told.contains(call), "view." + call, "yours called " + inWords(told));
    }
    return this;
  }

  /** Fails if the view was told something that begins so. */
  Desk tellsNo(String call) {
    if (view.told().stream().anyMatch(told -> told.startsWith(call + "("))) {
      last.fail("no call of view." + call, "yours called " + inWords(view.told()));
    }
    return this;
  }

  Desk tellsNothing() {
    last.require(
        view.told().isEmpty(), "nothing to be shown", "yours called " + inWords(view.told()));
    return this;
  }

  private static String inWords(List<String> calls) {
    return calls.isEmpty() ? "nothing" : String.join(", ", calls);
  }

  /** Fails unless this came to the state that was reached. */
  Desk passesOn(String... expected) {
    last.require(
        reached.equals(List.of(expected)),
        inWords(List.of(expected)) + " in the next state",
        "there was " + inWords(reached));
    return this;
  }

  /** Fails unless the computer was asked for this, or for nothing if it is empty. */
  Desk asks(String expected) {
    String seen = String.join(", then ", asked);
    last.require(seen.equals(expected), question(expected), "yours made " + question(seen));
    return this;
  }

  private static String question(String asked) {
    return asked.isEmpty() ? "no question to the computer" : "a question for " + asked;
  }

  /** Fails unless it is the computer's turn, or a person's. */
  Desk computersTurn(boolean expected) {
    return is("controller.isComputersTurn()", () -> controller.isComputersTurn(), expected);
  }

  /** Fails unless the clock is running with so many seconds left, or stands still. */
  Desk clock(boolean running, int seconds) {
    is("whether the clock is running", () -> model.getTimer().isRunning(), running);
    return is("the seconds left", () -> model.getTimer().getSecondsLeft(), seconds);
  }

  /** Fails unless the clock runs and shows what it showed before the event. */
  Desk clockGoesOn() {
    return clock(true, secondsBefore);
  }

  /** Fails unless these turns were played. */
  Desk played(String... notation) {
    String expected = String.join(" ", notation);
    return is("the turns played", () -> String.join(" ", model.getNotation()), expected);
  }

  /** Fails unless the game is of these settings. */
  Desk plays(GameSettings expected) {
    String words = ToldView.inWords(expected);
    return is("the settings of the model", () -> ToldView.inWords(model.getSettings()), words);
  }

  /** Fails unless it is this player's turn. */
  Desk turnOf(Colour colour) {
    return is("whose turn it is", () -> model.getActivePlayer().getColour(), colour);
  }

  private <T> Desk is(String what, Callable<T> seen, T expected) {
    Call.of(what, seen).on(on()).returns(expected);
    return this;
  }

  private Object on() {
    return Call.text("%s", String.join("\n", history));
  }
}
