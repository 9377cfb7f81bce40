package combochess.controller;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import combochess.model.Colour;
import combochess.model.GameModel;
import combochess.model.GameSettings;
import combochess.model.Kind;
import combochess.model.Landing;
import combochess.model.ManualClock;
import combochess.model.Move;
import combochess.model.SavedGame;
import combochess.model.Square;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The controller of combination chess")
class ControllerTest {

  private final ManualClock clock = new ManualClock();
  private final GameModel model = new GameModel(clock);
  private final SilentView view = new SilentView();
  private final List<Consumer<Move>> asked = new ArrayList<>();

  private final ComputerPlayer computer =
      new ComputerPlayer() {
        @Override
        public void think(GameModel position, Level level, Consumer<Move> answer) {
          asked.add(answer);
        }

        @Override
        public void stop() {
          // Late answers are what some of these tests are about.
        }
      };

  private final Controller controller = new Controller(model, view, computer);

  ControllerTest() {
    controller.start();
  }

  private void begin(Colour... computers) {
    Map<Colour, Level> levels = new EnumMap<>(Colour.class);
    for (Colour colour : computers) {
      levels.put(colour, Level.EASY);
    }
    controller.post(new SubmitEvent());
    controller.post(new SettingsEvent(new GameSettings("Ada", "Ben", 10), levels));
    view.told.clear();
  }

  private void click(int... pairs) {
    for (int i = 0; i < pairs.length; i += 2) {
      controller.post(new TileEvent(new Square(pairs[i], pairs[i + 1])));
    }
  }

  private void pass(int seconds) {
    for (int i = 0; i < seconds; i++) {
      clock.pass(1000);
      controller.tick();
    }
  }

  private void assertState(StateId expected) {
    assertEquals(expected, controller.getMachine().getCurrent());
  }

  @Test
  @DisplayName("starts the clock with the first click, not before")
  void startsTheClockWithTheFirstClick() {
    begin();
    pass(100);
    assertState(StateId.FIRST_CLICK);
    click(0, 1);
    assertTrue(model.getTimer().isRunning());
    assertState(StateId.SELECT);
  }

  @Test
  @DisplayName("shows what each target of a selected piece brings, and plays by the second click")
  void selectAndMove() {
    begin();
    click(5, 5);
    assertEquals(
        List.of(
            new MoveOffer(new Square(5, 4), Landing.FREE, 0),
            new MoveOffer(new Square(5, 3), Landing.BARRIER, 1),
            new MoveOffer(new Square(4, 5), Landing.COMBINATION, 0)),
        view.offers);
    click(0, 0);
    assertState(StateId.MOVE);
    click(5, 3);
    assertState(StateId.SELECT);
    assertEquals(List.of(), view.offers);
    assertEquals(Colour.BLACK, model.getActivePlayer().getColour());
    assertEquals(30, model.getTimer().getSecondsLeft());
  }

  @Test
  @DisplayName("gives up a piece that is clicked again")
  void givesUpAPieceThatIsClickedAgain() {
    begin();
    click(5, 5, 5, 5);
    assertState(StateId.SELECT);
    assertEquals(List.of(), model.getNotation());
  }

  @Test
  @DisplayName("asks which parts of a combination move, and splits it")
  void asksWhichPartsOfACombinationMove() {
    begin();
    click(5, 5, 4, 5, 0, 0, 0, 1, 4, 5);
    assertState(StateId.CHOOSE_PART);
    assertTrue(view.told.contains("parts of RB2, BB2"));
    controller.post(new PartsEvent(Set.of(Kind.KNIGHT)));
    assertState(StateId.CHOOSE_PART);
    controller.post(new PartsEvent(Set.of(Kind.ROOK)));
    click(4, 4);
    assertEquals("R(4,5)-(4,4)", model.getNotation().get(2));
  }

  @Test
  @DisplayName("closes an open choice of parts when the time is up, and the turn counts")
  void timeoutClosesChoice() {
    begin();
    click(5, 5, 4, 5, 0, 0, 0, 1, 4, 5);
    view.told.clear();
    pass(29);
    assertState(StateId.CHOOSE_PART);
    assertEquals("clock 1", view.told.get(view.told.size() - 1));
    pass(1);
    assertState(StateId.SELECT);
    assertTrue(
        view.told.indexOf("dialogs closed") < view.told.indexOf("Ada took too long"),
        view.told.toString());
    assertEquals(8, model.getPlayer(Colour.WHITE).getTurnsLeft());
    assertEquals("Ben", model.getActivePlayer().getName());
  }

  @Test
  @DisplayName("lets Black have the last turn, and then says who won")
  void letsBlackHaveTheLastTurn() {
    begin();
    click(5, 5, 5, 3);
    for (int turn = 1; turn < 19; turn++) {
      pass(30);
    }
    assertEquals(0, model.getPlayer(Colour.WHITE).getTurnsLeft());
    assertState(StateId.SELECT);
    pass(30);
    assertState(StateId.END);
    assertTrue(view.told.contains("Ada wins by 1 to 0."), view.told.toString());
    pass(100);
    assertState(StateId.END);
    controller.post(new SubmitEvent());
    assertState(StateId.WELCOME);
  }

  @Test
  @DisplayName("says so if the game is a draw")
  void saysSoIfTheGameIsADraw() {
    begin();
    click(0, 0);
    for (int turn = 0; turn < 20; turn++) {
      pass(30);
    }
    assertTrue(view.told.contains("A draw: both players have 0."), view.told.toString());
  }

  @Test
  @DisplayName("restarts the clock after a turn was taken back or played again")
  void undoAndRedo() {
    begin();
    click(5, 5, 5, 3);
    pass(20);
    controller.post(new UndoEvent());
    assertEquals(30, model.getTimer().getSecondsLeft());
    assertEquals("Ada", model.getActivePlayer().getName());
    controller.post(new RedoEvent());
    assertEquals("Ben", model.getActivePlayer().getName());
    assertEquals(List.of("R(5,5)*(5,3)"), model.getNotation());
  }

  @Test
  @DisplayName("takes back the last turn of a game, plays it again, and then it is over again")
  void undoAfterTheEnd() {
    begin();
    click(0, 0);
    for (int turn = 0; turn < 20; turn++) {
      pass(30);
    }
    controller.post(new UndoEvent());
    assertState(StateId.SELECT);
    assertEquals("Ben", model.getActivePlayer().getName());
    controller.post(new RedoEvent());
    assertState(StateId.END);
  }

  @Test
  @DisplayName("asks the computer when it is its turn, and lets nobody else move then")
  void asksTheComputerWhenItIsItsTurn() {
    begin(Colour.BLACK);
    click(5, 5, 5, 3);
    assertEquals(1, asked.size());
    click(0, 0);
    assertState(StateId.SELECT);
    asked.get(0).accept(model.read("R(0,0)*(0,2)"));
    assertEquals("Ada", model.getActivePlayer().getName());
    controller.post(new UndoEvent());
    assertEquals(List.of(), model.getNotation(), "both turns are taken back");
    assertEquals("Ada", model.getActivePlayer().getName());
  }

  @Test
  @DisplayName("ignores what the computer answers too late")
  void ignoresWhatTheComputerAnswersTooLate() {
    begin(Colour.BLACK);
    click(5, 5, 5, 3);
    pass(30);
    assertEquals("Ada", model.getActivePlayer().getName());
    asked.get(0).accept(new Move(new Square(5, 3), Set.of(Kind.ROOK), new Square(5, 2)));
    assertEquals(2, model.getNotation().size());
  }

  @Test
  @DisplayName("opens a saved game with its clock at rest, and refuses what is none")
  void opensASavedGameWithItsClockAtRest() {
    begin();
    click(5, 5, 5, 3);
    List<String> saved = SavedGame.write(model);
    controller.post(new NewGameEvent());
    controller.post(new OpenEvent(List.of("nonsense")));
    assertState(StateId.WELCOME);
    assertTrue(
        view.told.contains("Line 1: This is no saved game of combination chess."),
        view.told.toString());
    controller.post(new OpenEvent(saved));
    assertState(StateId.FIRST_CLICK);
    assertFalse(model.getTimer().isRunning());
    assertEquals(List.of("R(5,5)*(5,3)"), model.getNotation());
  }

  @Test
  @DisplayName("handles an event after one whose handling failed")
  void handlesAnEventAfterOneWhoseHandlingFailed() {
    begin();
    EventHandler broken =
        event -> {
          throw new IllegalStateException("broken");
        };
    view.events.attach(broken);
    try {
      click(5, 5);
    } catch (IllegalStateException expected) {
      view.events.detach(broken);
    }
    click(5, 3);
    assertEquals(1, model.getNotation().size());
  }
}
