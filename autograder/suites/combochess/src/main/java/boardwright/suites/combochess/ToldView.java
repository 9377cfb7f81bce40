package boardwright.suites.combochess;

import boardwright.testkit.Doubles;
import combochess.controller.GameStatus;
import combochess.controller.GameView;
import combochess.controller.MoveOffer;
import combochess.model.GameSettings;
import combochess.model.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A view that shows nothing, and writes down what it is told: each call with its arguments. */
final class ToldView {
  /** Of these, the arguments don't matter. */
  private static final Set<String> SHORT = Set.of("showBoard", "showMessage");

  private final List<String> told = new ArrayList<>();
  private final BooleanSupplier isClockRunning;

  ToldView(BooleanSupplier isClockRunning) {
    this.isClockRunning = isClockRunning;
  }

  GameView view() {
    return Doubles.of(GameView.class, (method, with) -> tell(method, with));
  }

  private Object tell(String name, Object... with) {
    if (SHORT.contains(name)) {
      told.add(name + "(…)");
    } else if (!name.equals("start")) { // the desk posts events itself
      String words = Stream.of(with).map(ToldView::inWords).collect(Collectors.joining(", "));
      boolean early = name.equals("showTimeout") && isClockRunning.getAsBoolean();
      told.add(name + "(" + words + ")" + (early ? " while the clock was running" : ""));
    }
    return null;
  }

  static String inWords(Object shown) {
    if (shown instanceof GameSettings settings) {
      return settings.white() + ", " + settings.black() + ", " + settings.turns();
    } else if (shown instanceof GameStatus status) {
      return status.active().getTitle() + " to move";
    } else if (shown instanceof Piece piece) {
      return piece.getName();
    } else if (shown instanceof MoveOffer offer) {
      return offer.to().toString();
    } else if (shown instanceof List<?> offers) {
      return offers.stream().map(ToldView::inWords).sorted().collect(Collectors.joining(" "));
    }
    return String.valueOf(shown);
  }

  List<String> told() {
    return List.copyOf(told);
  }

  void forget() {
    told.clear();
  }
}
