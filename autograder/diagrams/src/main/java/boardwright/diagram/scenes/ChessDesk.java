package boardwright.diagram.scenes;

import combochess.controller.ComputerPlayer;
import combochess.controller.Controller;
import combochess.controller.GameView;
import combochess.controller.Level;
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
  final Controller controller;

  ChessDesk() {
    GameView view =
        (GameView)
            Proxy.newProxyInstance(
                GameView.class.getClassLoader(),
                new Class<?>[] {GameView.class},
                (proxy, method, arguments) -> null);
    controller = new Controller(new GameModel(() -> now), view, new Nobody());
    controller.start();
    controller.post(new SubmitEvent());
    controller.post(new SettingsEvent(new GameSettings("Ada", "Ben", TURNS), Map.of()));
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
    controller.post(new TileEvent(new Square(x, y)));
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
