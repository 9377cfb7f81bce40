package boardwright.diagram.scenes;

import combochess.controller.ComputerPlayer;
import combochess.controller.Controller;
import combochess.controller.EventSubject;
import combochess.controller.GameView;
import combochess.controller.Level;
import combochess.controller.NewGameEvent;
import combochess.controller.SettingsEvent;
import combochess.controller.SubmitEvent;
import combochess.controller.TileEvent;
import combochess.model.GameModel;
import combochess.model.GameSettings;
import combochess.model.Kind;
import combochess.model.Move;
import combochess.model.Square;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Combination chess with a clock that a scene sets, and with a view that shows nothing. */
final class ChessDesk {
  private static final int TURNS = 10;

  private long now;
  private EventSubject events;
  final Controller controller;

  ChessDesk() {
    GameView view =
        (GameView)
            Proxy.newProxyInstance(
                GameView.class.getClassLoader(),
                new Class<?>[] {GameView.class},
                (proxy, method, arguments) -> {
                  if (method.getName().equals("start")) {
                    events = (EventSubject) arguments[0];
                  }
                  return null;
                });
    controller = new Controller(new GameModel(() -> now), view, new Nobody());
    controller.start();
    setsUp();
  }

  /** Somebody agrees to the greeting, and fills in who plays. */
  void setsUp() {
    events.post(new SubmitEvent());
    events.post(new SettingsEvent(new GameSettings("Ada", "Ben", TURNS), Map.of()));
  }

  /** Leads to the greeting. */
  void asksForANewGame() {
    events.post(new NewGameEvent());
  }

  /** Has the model look for the moves of the rook on this square. */
  void looksForMoves(int x, int y) {
    controller.getModel().getLegalMoves(new Square(x, y), Set.of(Kind.ROOK));
  }

  private static final class Nobody implements ComputerPlayer {
    @Override
    public void think(GameModel position, Level level, Consumer<Move> answer) {
      // people play
    }

    @Override
    public void stop() {
      // nobody thinks
    }
  }

  /** A click on this square. */
  void click(int x, int y) {
    events.post(new TileEvent(new Square(x, y)));
  }

  /** White's rook joins the bishop beside it, and Black's rook moves. */
  void combine() {
    controller.getModel().play(rook(5, 5, 4, 5));
    controller.getModel().play(rook(5, 0, 5, 1));
  }

  private static Move rook(int x, int y, int toX, int toY) {
    return new Move(new Square(x, y), Set.of(Kind.ROOK), new Square(toX, toY));
  }

  /** Lets this much time pass. */
  void waits(long millis) {
    now += millis;
  }
}
