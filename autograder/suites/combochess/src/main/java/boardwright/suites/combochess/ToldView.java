package boardwright.suites.combochess;

import combochess.controller.GameStatus;
import combochess.controller.GameView;
import combochess.controller.MoveOffer;
import combochess.model.GameSettings;
import combochess.model.Piece;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A view that shows nothing, and writes down what it is told: each call with its arguments. */
final class ToldView {
  /** Of these, the arguments don't matter. */
  private static final Set<String> SHORT = Set.of("showBoard", "showMessage");

  private final List<String> told = new ArrayList<>();

  /** The view. All methods of its interface do the same. */
  GameView view() {
    Class<?>[] types = {GameView.class};
    ClassLoader loader = ToldView.class.getClassLoader();
    return (GameView)
        Proxy.newProxyInstance(loader, types, (view, called, with) -> tell(called, with));
  }

  private Object tell(Method called, Object[] with) throws ReflectiveOperationException {
    if (called.getDeclaringClass() != GameView.class) {
      return called.invoke(this, with); // such as toString
    }
    String name = called.getName();
    if (!name.equals("start")) { // the desk posts events itself
      told.add(name + "(" + (SHORT.contains(name) ? "…" : inWords(with)) + ")");
    }
    return null;
  }

  private static String inWords(Object[] arguments) {
    return arguments == null
        ? ""
        : Stream.of(arguments).map(ToldView::inWords).collect(Collectors.joining(", "));
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
