package combochess.controller;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import combochess.model.Colour;
import combochess.model.GameModel;
import combochess.model.GameSettings;
import combochess.model.Kind;
import combochess.model.ManualClock;
import combochess.model.Move;
import combochess.model.SavedGame;
import combochess.model.SavedGameException;
import combochess.model.Square;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Proves that the handout's table and the program say the same: random events drive the program,
 * and for each step exactly one line of the table must apply; at the end, each line was used.
 */
@DisplayName("The table of states")
public class StateTableTest {

  private static final int EVENTS = 80_000;
  private static final String EVERY = "every state";
  private static final Set<StateId> PASSING = EnumSet.of(StateId.AFTER_MOVE, StateId.TIMEOUT);

  private record Row(String state, String event, String condition, String next) {}

  private final ManualClock clock = new ManualClock();
  private final GameModel model = new GameModel(clock);
  private final SilentView view = new SilentView();
  private final LateComputer computer = new LateComputer();
  private final Controller controller = new Controller(model, view, computer);
  private final Random random = new Random(1);

  private final Set<Row> rows = new LinkedHashSet<>();
  private final Set<Row> used = new LinkedHashSet<>();
  private final Set<String> events = new TreeSet<>();
  private final Set<String> handled = new TreeSet<>();

  /** What each condition came to before the event, or comes to after it. */
  private final Map<String, BooleanSupplier> conditions = new HashMap<>();

  private final List<Integer> ended = new ArrayList<>();

  /** Answers when the test says so, if at all. */
  private static final class LateComputer implements ComputerPlayer {

    private GameModel position;
    private Consumer<Move> answer;

    @Override
    public void think(GameModel asked, Level level, Consumer<Move> answered) {
      position = asked;
      answer = answered;
    }

    @Override
    public void stop() {
      // Its answer may still come, and must be ignored then.
    }
  }

  @Test
  @DisplayName("is the program's: each step follows one line, and each line is taken")
  void equalsTheCode() throws IOException {
    readPage();
    List<String> passAtTheEnd = gameWithPassAtTheEnd();
    controller.start();
    view.events.detach(controller.getMachine());
    view.events.attach(this::lookBefore);
    view.events.attach(controller.getMachine());
    controller.getMachine().addListener(this::check);
    for (int i = 0; i < EVENTS; i++) {
      somethingHappens();
      if (controller.getMachine().getCurrent() == StateId.END && random.nextInt(3) == 0) {
        playTheEndAgain();
      }
      if (i % 500 == 0) {
        view.events.post(new OpenEvent(passAtTheEnd));
        if (i % 1500 == 0) {
          view.events.post(new UndoEvent());
          view.events.post(new RedoEvent());
        }
        view.events.post(i % 1000 == 0 ? new MoveEvent(someMove()) : new TileEvent(someSquare()));
      }
      assertTrue(!PASSING.contains(controller.getMachine().getCurrent()), "waits where it may not");
    }
    Set<Row> unused = new LinkedHashSet<>(rows);
    unused.removeAll(used);
    assertEquals(Set.of(), unused);
    assertEquals(7 * events.size(), handled.size(), "each event was tried in each waiting state");
    assertTrue(ended.size() > 100);
  }

  private void readPage() throws IOException {
    Path page = Path.of("../../handouts/combochess/states.md");
    String section = "";
    for (String line : Files.readAllLines(page)) {
      section = line.startsWith("## ") ? line.substring(3) : section;
      if (line.startsWith("|") && !line.contains("---")) {
        List<String> cells = Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
        if (section.equals("The transitions") && !cells.get(1).equals("state")) {
          rows.add(new Row(cells.get(1), cells.get(2), cells.get(3), cells.get(5)));
        } else if (section.equals("The events") && !cells.get(1).equals("event")) {
          events.add(cells.get(1));
        } else if (section.equals("The states") && !cells.get(1).equals("number")) {
          StateId id = StateId.values()[Integer.parseInt(cells.get(1))];
          assertEquals(id.getTitle(), cells.get(2));
        }
      }
    }
    assertEquals(12, events.size());
  }

  /** Finds out what is so before an event is handled. */
  private void lookBefore(Event event) {
    conditions.clear();
    conditions.put("", () -> true);
    conditions.put("the game is over", model::isOver);
    conditions.put("the game goes on", () -> !model.isOver());
    before("a turn was played", "no turn was played", model.canUndo());
    before("a turn was taken back", "no turn was taken back", model.canRedo());
    if (event instanceof TileEvent) {
      lookAtTile(((TileEvent) event).getSquare());
    } else if (event instanceof MoveEvent) {
      boolean legal = model.getRefusal(((MoveEvent) event).getMove()) == null;
      before("a legal move", "not a legal move", legal);
    } else if (event instanceof PartsEvent && controller.getSelected() != null) {
      Set<Kind> parts = ((PartsEvent) event).getParts();
      Set<Kind> all = controller.getSelectedPiece().getKinds();
      before("parts of the combination", "other parts", !parts.isEmpty() && all.containsAll(parts));
    } else if (event instanceof OpenEvent) {
      lookAtSavedGame(((OpenEvent) event).getLines());
    }
  }

  private void lookAtSavedGame(List<String> lines) {
    GameModel opened = new GameModel(clock);
    boolean saved = true;
    try {
      SavedGame.open(lines, opened);
    } catch (SavedGameException e) {
      saved = false;
    }
    before("a saved game", "not a saved game", saved);
    before("a saved game that is over", "", saved && opened.isOver());
    before("a saved game that goes on", "", saved && !opened.isOver());
  }

  private void lookAtTile(Square square) {
    boolean own = model.isOwnPiece(square) && !controller.isComputersTurn();
    int parts = own ? model.getTile(square).getPiece().getParts().size() : 0;
    before("a single piece of a person whose turn it is", "", parts == 1);
    before("a combination of a person whose turn it is", "", parts > 1);
    before("anything else", "", parts == 0);
    boolean selected = square.equals(controller.getSelected());
    boolean offered = view.offers.stream().anyMatch(offer -> offer.to().equals(square));
    before("the selected square", "", selected);
    before("an offered square", "", offered);
    before("any other square", "", !selected && !offered);
    conditions.put("", () -> true);
  }

  private void before(String condition, String opposite, boolean holds) {
    conditions.put(condition, () -> holds);
    if (!opposite.isEmpty()) {
      conditions.put(opposite, () -> !holds);
    }
  }

  private boolean holds(String condition) {
    return conditions.containsKey(condition) && conditions.get(condition).getAsBoolean();
  }

  /** Compares one step of the program with the table. */
  private void check(StateId from, String event, StateId to) {
    if (!event.equals(TransitionListener.ENTERED)) {
      handled.add(from + " " + event);
    }
    if (to == StateId.END && from != to) {
      ended.add(model.getNotation().size());
    }
    List<Row> lines =
        rows.stream()
            .filter(row -> row.state.equals(from.getTitle()) || row.state.equals(EVERY))
            .filter(row -> row.event.equals(event))
            .toList();
    List<Row> apply =
        lines.stream()
            .filter(row -> Arrays.stream(row.condition.split(" and ")).allMatch(this::holds))
            .toList();
    String step = from + ", " + event + " -> " + to;
    assertTrue(apply.size() <= 1, step + ": several lines say something else: " + apply);
    if (apply.isEmpty()) {
      assertEquals(from, to, step + ": no line allows it, of " + lines);
    } else {
      String next = apply.get(0).next;
      assertEquals(next.equals("the same") ? from.getTitle() : next, to.getTitle(), step);
      used.add(apply.get(0));
    }
  }

  private void somethingHappens() {
    switch (random.nextInt(26)) {
      case 0 -> view.events.post(new SubmitEvent());
      case 1 -> view.events.post(new CancelEvent());
      case 2 -> seldom(new NewGameEvent());
      case 3 -> view.events.post(settings());
      case 4 -> seldom(new OpenEvent(savedGame()));
      case 5, 6 -> view.events.post(new PartsEvent(someKinds()));
      case 7, 8 -> view.events.post(new MoveEvent(someMove()));
      case 9 -> view.events.post(new UndoEvent());
      case 10 -> view.events.post(new RedoEvent());
      case 11 -> view.events.post(new TickEvent(7));
      case 12 -> view.events.post(new TimeoutEvent());
      case 13 -> {
        clock.pass(random.nextInt(20_000));
        controller.tick();
      }
      case 14 -> letComputerAnswer();
      default -> view.events.post(new TileEvent(someSquare()));
    }
  }

  /** Games should end now and then. */
  private void seldom(Event event) {
    if (random.nextInt(20) == 0) {
      view.events.post(event);
    }
  }

  /** Takes back the last turn and plays it again, with a combination selected if there is one. */
  private void playTheEndAgain() {
    view.events.post(new UndoEvent());
    model.getSquares().stream()
        .filter(square -> model.isOwnPiece(square))
        .filter(square -> model.getTile(square).getPiece().getParts().size() > 1)
        .findFirst()
        .ifPresent(square -> view.events.post(new TileEvent(square)));
    view.events.post(new RedoEvent());
  }

  private void letComputerAnswer() {
    if (computer.answer != null && !computer.position.getLegalMoves().isEmpty()) {
      computer.answer.accept(any(computer.position.getLegalMoves()));
    }
  }

  private SettingsEvent settings() {
    Map<Colour, Level> computers =
        random.nextInt(3) > 0 ? Map.of() : Map.of(any(List.of(Colour.values())), Level.EASY);
    return new SettingsEvent(new GameSettings("Ada", "Ben", 10), computers);
  }

  private List<String> savedGame() {
    GameModel saved = new GameModel(clock);
    saved.newGame(new GameSettings("Ada", "Ben", 10));
    int turns = random.nextInt(2) == 0 ? 20 : random.nextInt(19);
    for (int i = 0; i < turns; i++) {
      saved.timeOut();
    }
    return random.nextInt(3) == 0 ? List.of("no game") : SavedGame.write(saved);
  }

  /** A game in which only Black's last turn is left, and Black has nothing to move. */
  private List<String> gameWithPassAtTheEnd() {
    while (true) {
      GameModel game = new GameModel(clock);
      game.newGame(new GameSettings("Ada", "Ben", 50));
      while (game.getPlayer(Colour.BLACK).getTurnsLeft() > 1
          || game.getPlayer(Colour.WHITE).getTurnsLeft() > 0) {
        List<Move> legal = game.getLegalMoves();
        List<Move> white = legal.stream().filter(move -> game.getPoints(move) > 1).toList();
        if (legal.isEmpty()) {
          game.pass();
        } else {
          boolean greedy = game.getActivePlayer().getColour() == Colour.WHITE && !white.isEmpty();
          game.play(any(greedy ? white : legal));
        }
      }
      if (game.mustPass()) {
        return SavedGame.write(game);
      }
    }
  }

  private Move someMove() {
    List<Move> legal = model.getLegalMoves();
    boolean takesOne = !legal.isEmpty() && random.nextBoolean();
    return takesOne ? any(legal) : new Move(someSquare(), Set.of(Kind.ROOK), someSquare());
  }

  private Square someSquare() {
    List<Square> own = model.getSquares().stream().filter(model::isOwnPiece).toList();
    if (!own.isEmpty() && random.nextInt(3) == 0) {
      return any(own);
    }
    if (!view.offers.isEmpty() && random.nextInt(2) == 0) {
      return any(view.offers).to();
    }
    return new Square(random.nextInt(8) - 1, random.nextInt(8) - 1);
  }

  private Set<Kind> someKinds() {
    Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    Stream.of(Kind.values()).filter(kind -> random.nextInt(3) > 0).forEach(kinds::add);
    return kinds;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
