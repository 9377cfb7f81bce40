import java.util.List;

/** A table in a restaurant: a guest sits down, chooses and is served. */
public class Restaurant {
  private static final List<String> MENU = List.of("soup", "fish", "cake");

  private State state = new Free();

  private abstract static class State {
    State sitDown() {
      return this; // is ignored
    }

    State order(List<String> dishes) {
      return this;
    }

    State leave() {
      return this;
    }
  }

  private static final class Free extends State {
    @Override
    State sitDown() {
      return new Choosing();
    }
  }

  /** What all states with a guest have in common. */
  private abstract static class Taken extends State {
    @Override
    State leave() {
      return new Free(); // nothing is used up
    }
  }

  private static final class Choosing extends Taken {
    @Override
    State order(List<String> dishes) {
      boolean fits = !dishes.isEmpty() && MENU.containsAll(dishes);
      return fits ? new Served() : this;
    }
  }

  private static final class Served extends Taken {}

  /** Somebody sits down. */
  public void sitDown() {
    state = state.sitDown();
  }

  /** Somebody orders. */
  public void order(List<String> dishes) {
    state = state.order(dishes);
  }

  /** Somebody leaves the table. */
  public void leave() {
    state = state.leave();
  }
}
